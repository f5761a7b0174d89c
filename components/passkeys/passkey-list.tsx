"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { Plus } from "lucide";
import { useConfirm } from "@/components/dialog/confirm";
import { useDialog } from "@/components/dialog/use-dialog";
import { LoadingRows } from "@/components/list/loading-rows";
import { PasskeyRow } from "@/components/passkeys/passkey-row";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { DetailRows } from "@/components/ui/figures/detail-row";
import { TitledSection } from "@/components/ui/titled-section";
import { passkeysQuery, useAddPasskey, useRemovePasskey } from "@/lib/accounts/passkeys/queries";
import type { Passkey } from "@/lib/accounts/passkeys/schema";

const RenamePasskeyDialog = lazyComponent(() =>
  import("@/components/passkeys/rename-passkey-dialog").then((module) => module.RenamePasskeyDialog),
);

/** The account's passkeys, with buttons that add, rename and remove them. */
export function PasskeyList({
  canAdd,
  lastWayNote,
}: {
  /** True if passkeys work at the address of this page. */
  canAdd: boolean;
  /** Says why the only passkey cannot be removed; undefined if it can. */
  lastWayNote?: string;
}) {
  const passkeys = useQuery(passkeysQuery());
  const items = passkeys.data;
  const addPasskey = useAddPasskey();
  const removePasskey = useRemovePasskey();
  const renaming = useDialog<Passkey>();
  const confirm = useConfirm();

  const handleRemove = async ({ id, name }: Passkey) => {
    const proceed = await confirm({
      title: `Remove “${name}”?`,
      body: "You can no longer sign in with this passkey. Your device or password manager may still list it until you delete it there.",
      tone: "danger",
    });
    if (proceed) removePasskey.mutate(id);
  };

  return (
    <TitledSection
      title="Passkeys"
      about="Sign in with your fingerprint, face or screen lock instead of typing."
      action={
        canAdd && (
          <Button size="sm" onClick={() => addPasskey.mutate()} isLoading={addPasskey.isPending}>
            <Icon of={Plus} />
            Add a passkey
          </Button>
        )
      }
    >
      {!items && <LoadingRows query={passkeys} count={1} className="mt-2.5 h-13" />}
      <DetailRows>
        {items?.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            lastWayNote={lastWayNote}
            onRename={() => renaming.open(passkey)}
            onRemove={() => handleRemove(passkey)}
          />
        ))}
      </DetailRows>
      {renaming.subject && (
        <RenamePasskeyDialog
          key={renaming.key}
          passkey={renaming.subject}
          isOpen={renaming.isOpen}
          onClose={renaming.close}
        />
      )}
    </TitledSection>
  );
}
