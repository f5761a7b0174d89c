"use client";

import { useQuery } from "@tanstack/react-query";
import {
  BookOpen,
  Download,
  Keyboard,
  LogOut,
  Monitor,
  Moon,
  Server,
  Sun,
  SunMoon,
  Trash2,
  Upload,
  UserPen,
} from "lucide-react";
import { cloneElement, useState } from "react";
import { saveExportOrTell } from "@/components/archive/save-export";
import { useDialog } from "@/components/dialog/use-dialog";
import { ExpiryMenuLine } from "./expiry-menu-line";
import { useLeave } from "@/components/shell/session/use-leave";
import { WorkspaceItems } from "@/components/shell/navigation/workspace-items";
import { useTour } from "@/components/tour/tour-provider";
import { type Theme, useTheme } from "@/components/theme/use-theme";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import {
  EagerMenu,
  MenuItem,
  MenuLink,
  type MenuProps,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSubmenu,
} from "@/components/ui/menu/eager-menu";
import { useSettings } from "@/components/landing/use-settings";
import { canKeepDemo, isDemo } from "@/lib/accounts/tenant-kind";
import { paths } from "@/lib/shared/paths";
import { userQuery } from "@/lib/users/queries";

const ImportDialog = lazyComponent(() =>
  import("@/components/archive/import-dialog").then((module) => module.ImportDialog),
);

const ShortcutsDialog = lazyComponent(() =>
  import("@/components/shell/keys/shortcuts-dialog").then((module) => module.ShortcutsDialog),
);

/** The account menu: theme, profile, reset, leaving. */
export function AvatarMenuPopup({
  side,
  trigger,
}: {
  side: "right" | "bottom";
  trigger: MenuProps["trigger"];
}) {
  const { data: user, isError } = useQuery(userQuery());
  const settings = useSettings();
  const { theme, setTheme } = useTheme();
  const canKeep = settings !== undefined && canKeepDemo(settings);
  const leave = useLeave({ isDemo: user !== undefined && isDemo(user.kind), canKeep });
  const importing = useDialog();
  const shortcuts = useDialog();
  const showWelcome = useTour();
  // Opens only when all its items are known, so that no item moves under the pointer.
  const [isReady, setIsReady] = useState(false);
  if ((user || isError) && settings && !isReady) setIsReady(true);

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
        <MenuLink href={paths.settings()} icon={<UserPen aria-hidden />}>
          Edit Profile
        </MenuLink>
        <MenuItem icon={<BookOpen aria-hidden />} onSelect={showWelcome}>
          View Welcome Message
        </MenuItem>
        <MenuItem
          icon={<Keyboard aria-hidden />}
          opens={ShortcutsDialog}
          onSelect={() => shortcuts.open(true)}
        >
          Keyboard Shortcuts
        </MenuItem>
        <MenuLink href={paths.trash} icon={<Trash2 aria-hidden />}>
          Trash
        </MenuLink>
        <MenuItem icon={<Download aria-hidden />} onSelect={saveExportOrTell}>
          Export Everything
        </MenuItem>
        <MenuItem icon={<Upload aria-hidden />} opens={ImportDialog} onSelect={() => importing.open(true)}>
          Import
        </MenuItem>
        {user && <WorkspaceItems user={user} canKeep={canKeep} />}
        {user?.isServerOwner && (
          <MenuLink href={paths.server} icon={<Server aria-hidden />}>
            About This Server
          </MenuLink>
        )}
        <MenuSeparator />
        <MenuItem icon={<LogOut aria-hidden />} onSelect={leave}>
          Leave App
        </MenuItem>
      </EagerMenu>
      {importing.subject && (
        <ImportDialog
          key={`importing-${importing.key}`}
          isOpen={importing.isOpen}
          onClose={importing.close}
        />
      )}
      {shortcuts.subject && (
        <ShortcutsDialog
          key={`shortcuts-${shortcuts.key}`}
          isOpen={shortcuts.isOpen}
          onClose={shortcuts.close}
        />
      )}
    </>
  );
}
