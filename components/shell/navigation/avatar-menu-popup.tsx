"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
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
} from "lucide";
import { cloneElement, useState } from "react";
import { saveExportOrTell } from "@/components/archive/save-export";
import { useDialog } from "@/components/dialog/use-dialog";
import { ExpiryMenuLine } from "./expiry-menu-line";
import { useLeave } from "@/components/shell/session/use-leave";
import { WorkspaceItems } from "@/components/shell/navigation/workspace-items";
import { useTour } from "@/components/tour/tour-provider";
import { endTransitions } from "@/components/theme/end-transitions";
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
        <MenuSubmenu label="Appearance" icon={<Icon of={SunMoon} />}>
          <MenuRadioGroup<Theme>
            label="Appearance"
            value={theme}
            onChange={(next) => {
              setTheme(next);
              endTransitions();
            }}
          >
            <MenuRadioItem value="light" icon={<Icon of={Sun} />}>
              Light
            </MenuRadioItem>
            <MenuRadioItem value="dark" icon={<Icon of={Moon} />}>
              Dark
            </MenuRadioItem>
            <MenuRadioItem value="system" icon={<Icon of={Monitor} />}>
              System
            </MenuRadioItem>
          </MenuRadioGroup>
        </MenuSubmenu>
        <MenuLink href={paths.settings()} icon={<Icon of={UserPen} />}>
          Edit Profile
        </MenuLink>
        <MenuItem icon={<Icon of={BookOpen} />} onSelect={showWelcome}>
          View Welcome Message
        </MenuItem>
        <MenuItem icon={<Icon of={Keyboard} />} opens={ShortcutsDialog} onSelect={() => shortcuts.open(true)}>
          Keyboard Shortcuts
        </MenuItem>
        <MenuLink href={paths.trash} icon={<Icon of={Trash2} />}>
          Trash
        </MenuLink>
        <MenuItem icon={<Icon of={Download} />} onSelect={saveExportOrTell}>
          Export Everything
        </MenuItem>
        <MenuItem icon={<Icon of={Upload} />} opens={ImportDialog} onSelect={() => importing.open(true)}>
          Import
        </MenuItem>
        {user && <WorkspaceItems user={user} canKeep={canKeep} />}
        {user?.isServerOwner && (
          <MenuLink href={paths.server} icon={<Icon of={Server} />}>
            About This Server
          </MenuLink>
        )}
        <MenuSeparator />
        <MenuItem icon={<Icon of={LogOut} />} onSelect={leave}>
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
