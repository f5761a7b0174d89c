"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Download, Upload } from "lucide";
import { saveExportOrTell } from "@/components/archive/save-export";
import { useDialog } from "@/components/dialog/use-dialog";
import { Button } from "@/components/ui/button";
import { PageSection, PageSectionBody } from "@/components/ui/page-section";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { TitledSection } from "@/components/ui/titled-section";

const ImportDialog = lazyComponent(() =>
  import("@/components/archive/import-dialog").then((module) => module.ImportDialog),
);

/** Imports into the workspace, and exports all of it. */
export function ArchivePanel() {
  const importing = useDialog(ImportDialog);
  return (
    <PageSection title="Import and export">
      <PageSectionBody>
        <TitledSection
          title="Import"
          about="Clients and contacts from a spreadsheet or an address book, an export of another program, or a whole workspace."
          action={
            <Button size="sm" onClick={() => importing.open(true)}>
              <Icon of={Upload} />
              Import
            </Button>
          }
        />
        <TitledSection
          title="Export"
          about="Everything in this workspace as one ZIP: your data as JSON and CSV, your files and the PDFs of documents."
          action={
            <Button size="sm" onClick={saveExportOrTell}>
              <Icon of={Download} />
              Export Everything
            </Button>
          }
        />
      </PageSectionBody>
      {importing.subject && (
        <ImportDialog key={importing.key} isOpen={importing.isOpen} onClose={importing.close} />
      )}
    </PageSection>
  );
}
