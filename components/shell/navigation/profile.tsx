"use client";

import type { ComponentProps } from "react";
import { WaysToSignIn } from "@/components/shell/session/ways-to-sign-in";
import { ProfileDialog } from "@/components/users/profile-dialog";

/** The "Profile" dialog with the account's ways to sign in. */
export function Profile(props: Omit<ComponentProps<typeof ProfileDialog>, "waysToSignIn">) {
  return <ProfileDialog {...props} waysToSignIn={<WaysToSignIn />} />;
}
