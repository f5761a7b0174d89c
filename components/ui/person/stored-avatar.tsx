"use client";

import { Avatar, type AvatarProps } from "@/components/ui/person/avatar";
import { useObjectUrl } from "@/lib/files/object-url";

/** A person's picture by its storage key; one request resolves all pictures of a list. */
export function StoredAvatar({
  avatarKey,
  ...avatar
}: { avatarKey: string | null | undefined } & Omit<AvatarProps, "url" | "isLoading">) {
  const { url, isLoading } = useObjectUrl(avatarKey);
  return <Avatar {...avatar} url={url} isLoading={isLoading} />;
}
