"use client";

import type { ComponentProps } from "react";
import { SignInSection } from "@/components/shell/session/sign-in-section";
import { ProfileDialog } from "@/components/users/profile-dialog";

/** The "Profile" dialog with the account's ways to sign in. */
export function Profile(props: Omit<ComponentProps<typeof ProfileDialog>, "waysToSignIn">) {
  return <ProfileDialog {...props} waysToSignIn={<SignInSection />} />;
}
