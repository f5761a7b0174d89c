"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Trash2 } from "lucide";
import { useRouter } from "next/navigation";
import { useConfirm } from "@/components/dialog/confirm";
import { Button } from "@/components/ui/button";
import { PageSection, PageSectionBody } from "@/components/ui/page-section";
import { paths } from "@/lib/shared/paths";
import { useDeleteUser } from "@/lib/users/queries";

/** Deletes the account after a question. */
export function DeleteAccount() {
  const router = useRouter();
  const confirm = useConfirm();
  const deleteUser = useDeleteUser();
  const handleDelete = async () => {
    const proceed = await confirm({
      title: "Delete your account?",
      body: "Your profile and everything in this workspace are permanently deleted: clients, partners, contacts, projects, tasks, events, time, notes, files and documents. This cannot be undone.",
      tone: "danger",
    });
    if (!proceed) return;
    await deleteUser.mutateAsync().then(
      () => router.replace(paths.welcome),
      () => undefined,
    );
  };
  return (
    <PageSection
      title="Delete account"
      about="Permanently deletes your profile and everything in this workspace."
    >
      <PageSectionBody>
        <Button
          variant="danger-quiet"
          className="-ml-3 self-start"
          isLoading={deleteUser.isPending}
          onClick={handleDelete}
        >
          <Icon of={Trash2} />
          Delete Account
        </Button>
      </PageSectionBody>
    </PageSection>
  );
}
