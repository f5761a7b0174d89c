"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  BookOpen,
  Download,
  LogOut,
  Monitor,
  Moon,
  RotateCcw,
  Sun,
  SunMoon,
  Upload,
  UserPen,
} from "lucide-react";
import { useRouter } from "next/navigation";
import { cloneElement, useState } from "react";
import { toast } from "sonner";
import type { Question } from "@/components/dialog/confirm-dialog";
import { unsavedChanges, useConfirm } from "@/components/dialog/confirm";
import { useDialog } from "@/components/dialog/use-dialog";
import { KeepWorkspaceItem } from "@/components/shell/keep-workspace-item";
import { ExpiryMenuLine } from "./expiry-note";
import { useTour } from "@/components/tour/tour-provider";
import { type Theme, useTheme } from "@/components/theme/use-theme";
import { lazyComponent } from "@/components/ui/lazy-part";
import {
  EagerMenu,
  MenuItem,
  type MenuProps,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSubmenu,
} from "@/components/ui/eager-menu";
import { useSettings } from "@/components/landing/use-settings";
import { rateLimitMessage } from "@/lib/api";
import { saveExport } from "@/lib/archive/queries";
import { signOut } from "@/lib/auth/sign-out";
import { isDemo as isDemoKind } from "@/lib/auth/tenant-kind";
import { resetDemo } from "@/lib/demo/queries";
import { hasUnsaved } from "@/lib/drafts/unsaved";
import { errorMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { userQuery } from "@/lib/users/queries";
import type { User } from "@/lib/users/schema";

const ProfileDialog = lazyComponent(() =>
  import("@/components/users/profile-dialog").then((module) => module.ProfileDialog),
);

const ImportDialog = lazyComponent(() =>
  import("@/components/archive/import-dialog").then((module) => module.ImportDialog),
);

/** The account menu: theme, profile, reset, leaving. */
export function AvatarMenuPopup({
  side,
  trigger,
}: {
  side: "right" | "bottom";
  trigger: MenuProps["trigger"];
}) {
  const { data: user, isPending } = useQuery(userQuery());
  const settings = useSettings();
  const { theme, setTheme } = useTheme();
  const queryClient = useQueryClient();
  const router = useRouter();
  const confirm = useConfirm();
  const profile = useDialog<User>();
  const isDemo = user !== undefined && isDemoKind(user.kind);
  const importing = useDialog();
  const showWelcome = useTour();
  // Opens only when all its items are known, so that no item moves under the pointer.
  const [isReady, setIsReady] = useState(false);
  if (!isPending && settings && !isReady) setIsReady(true);

  const handleReset = async () => {
    const body = `Everything in this workspace is replaced by a fresh copy of the demo${hasUnsaved() ? ", and your unsaved changes are lost" : ""}. This cannot be undone.`;
    if (!(await confirm({ title: "Reset demo", body, tone: "danger" }))) return;
    const id = toast.loading("Resetting demo...", { duration: Infinity });
    try {
      await resetDemo();
    } catch (error) {
      const message = rateLimitMessage(error) ?? "Unexpected error, please try again";
      return void toast.error(message, { id, duration: 3000 });
    }
    toast.success("Demo reset", { id, duration: 3000 });
    router.push(paths.projects);
    await queryClient.resetQueries();
  };

  const handleExport = () =>
    saveExport().catch(
      (error: unknown) => void toast.error(rateLimitMessage(error) ?? errorMessages.mutation),
    );

  const handleLeave = async () => {
    if (isDemo && !(await confirm(leaveDemo(settings?.google === true)))) return;
    if (!isDemo && hasUnsaved() && !(await confirm(unsavedChanges))) return;
    if (await signOut()) router.replace(paths.welcome);
    else toast.error(errorMessages.mutation);
  };

  if (!isReady) return cloneElement(trigger, { "aria-haspopup": "menu", "aria-expanded": false });
  return (
    <>
      <EagerMenu opensOnMount side={side} align="end" trigger={trigger}>
        <ExpiryMenuLine />
        <MenuSubmenu label="Appearance" icon={<SunMoon aria-hidden />}>
          <MenuRadioGroup<Theme> label="Appearance" value={theme} onChange={setTheme}>
            <MenuRadioItem value="light" icon={<Sun aria-hidden />}>
              Light
            </MenuRadioItem>
            <MenuRadioItem value="dark" icon={<Moon aria-hidden />}>
              Dark
            </MenuRadioItem>
            <MenuRadioItem value="system" icon={<Monitor aria-hidden />}>
              System
            </MenuRadioItem>
          </MenuRadioGroup>
        </MenuSubmenu>
        <MenuItem
          icon={<UserPen aria-hidden />}
          opens={ProfileDialog}
          isDisabled={!user}
          onSelect={() => user && profile.open(user)}
        >
          Edit Profile
        </MenuItem>
        <MenuItem icon={<BookOpen aria-hidden />} onSelect={showWelcome}>
          View Welcome Message
        </MenuItem>
        <MenuItem icon={<Download aria-hidden />} onSelect={handleExport}>
          Export Everything
        </MenuItem>
        <MenuItem icon={<Upload aria-hidden />} opens={ImportDialog} onSelect={() => importing.open(true)}>
          Import
        </MenuItem>
        {isDemo && settings?.google && <KeepWorkspaceItem />}
        {isDemo && (
          <MenuItem icon={<RotateCcw aria-hidden />} onSelect={handleReset}>
            Reset Demo
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={<LogOut aria-hidden />} onSelect={handleLeave}>
          Leave App
        </MenuItem>
      </EagerMenu>
      {importing.subject && (
        <ImportDialog key={importing.key} isOpen={importing.isOpen} onClose={importing.close} />
      )}
      {profile.subject && (
        <ProfileDialog
          key={profile.key}
          user={profile.subject}
          isOpen={profile.isOpen}
          onClose={profile.close}
        />
      )}
    </>
  );
}

/** Leaving a demo deletes everything in it, including unsaved changes, so there is only one question. */
function leaveDemo(canKeep: boolean): Question {
  return {
    title: "Leave and lose this demo?",
    body: `Everything in this workspace is lost, and you can't come back to it.${canKeep ? " To keep it, choose Keep This Workspace in your menu instead." : ""}`,
    tone: "danger",
  };
}
