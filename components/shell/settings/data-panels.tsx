"use client";

import { ArchivePanel } from "@/components/archive/archive-panel";
import { DeleteAccount } from "@/components/users/delete-account";
import { StorageUsage } from "@/components/users/storage-usage";
import { PageSection, PageSectionBody } from "@/components/ui/page-section";

/** The settings of the workspace's data as a whole: import and export, storage, and the deletion of the account. */
export function DataPanels() {
  return (
    <>
      <ArchivePanel />
      <PageSection title="Storage" about="Files and pictures of this workspace.">
        <PageSectionBody>
          <StorageUsage />
        </PageSectionBody>
      </PageSection>
      <DeleteAccount />
    </>
  );
}
