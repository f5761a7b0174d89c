"use client";

import { Avatar, type AvatarProps } from "@/components/ui/avatar";
import { useObjectUrl } from "@/lib/files/object-url";

/** A person's picture by its key in the store; all pictures of a list are looked up in one request. */
export function StoredAvatar({
  avatarKey,
  ...avatar
}: { avatarKey: string | null | undefined } & Omit<AvatarProps, "url" | "isLoading">) {
  const { url, isLoading } = useObjectUrl(avatarKey);
  return <Avatar {...avatar} url={url} isLoading={isLoading} />;
}
