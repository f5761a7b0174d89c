"use client";

import { Icon } from "@/components/ui/icons/icon";
import { ArrowLeft } from "lucide";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { AnswerPanel } from "@/components/sales-documents/issued/answer-panel";
import { SharingPanel } from "@/components/sales-documents/issued/sharing-panel";
import { BuilderHeader } from "@/components/sales-documents/builder/builder-header";
import { IssuedActions } from "@/components/sales-documents/issued/issued-actions";
import { IssuedFacts } from "@/components/sales-documents/issued/issued-facts";
import { IssuedPayments } from "@/components/sales-documents/issued/issued-payments";
import { Lineage } from "@/components/sales-documents/issued/lineage";
import { Paper } from "@/components/sales-documents/paper/paper";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { pageTitle } from "@/lib/shared/text/format";
import { paths } from "@/lib/shared/paths";
import { projectQuery } from "@/lib/projects/queries";
import { useQueryData } from "@/lib/query/use-query-data";
import { lineageOf } from "@/lib/sales-documents/issue/lineage";
import { toPrintModel } from "@/lib/sales-documents/print/document";
import { documentName } from "@/lib/sales-documents/rules";
import type { SalesDocument } from "@/lib/sales-documents/schema";

/** An issued document: its paper, its state and balance, its payments and the documents it is connected to. */
export function IssuedDocument({ document }: { document: SalesDocument }) {
  const router = useRouter();
  const name = documentName(document);
  const handleLeave = () => router.push(paths.documents());
  const start = useFocusAfterIssue();
  const relations = lineageOf(document);
  return (
    <>
      <title>{pageTitle(name)}</title>
      <div className="flex h-full w-full flex-col">
        <BuilderHeader title={name} detail={document.projectTitle} onClose={handleLeave} />
        <div className="mx-auto flex min-h-0 w-full max-w-page flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-4 pb-4 md:px-6 print:block print:overflow-visible print:p-0">
          <div ref={start} tabIndex={-1} data-chrome className="outline-none">
            <IssuedFacts document={document} />
          </div>
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
            <section aria-label="Document" data-sheet className="mx-auto w-full max-w-220 print:max-w-none">
              <Paper model={toPrintModel(document)} />
            </section>
            <div data-chrome className="flex min-w-0 flex-col gap-4">
              {document.balance !== null && <IssuedPayments document={document} />}
              {document.answer && <AnswerPanel document={document} />}
              <SharingPanel document={document} />
              <Panel title="Related">
                <Lineage relations={relations} className="flex-col pb-1.5" />
                <ProjectLink document={document} />
              </Panel>
            </div>
          </div>
        </div>
        <footer
          data-chrome
          data-footer
          data-replaces-bar
          className="shrink-0 border-t border-line bg-panel pb-[max(0px,env(safe-area-inset-bottom)-0.75rem)]"
        >
          <div className="mx-auto flex w-full max-w-page items-center gap-2 px-4 py-3 md:px-6">
            <Button variant="ghost" onClick={handleLeave} aria-label="Back" className="-ml-2">
              <Icon of={ArrowLeft} />
              <span className="max-md:sr-only">Back</span>
            </Button>
            <IssuedActions document={document} />
          </div>
        </footer>
      </div>
    </>
  );
}

/** The project by its present name, which may differ from the title on the paper. */
function ProjectLink({ document: { projectId, projectTitle } }: { document: SalesDocument }) {
  const data = useQueryData(projectQuery(projectId));
  return (
    <p className="wrap-anywhere text-ink-muted">
      Project{" "}
      <AppLink
        href={paths.project(projectId)}
        className="inline-flex target items-center font-medium text-ink hover:underline"
      >
        {data?.name ?? projectTitle}
      </AppLink>
    </p>
  );
}

/** The builder with the focused button is replaced by this page: the keyboard goes on at its beginning. */
function useFocusAfterIssue() {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement, body } = start.current?.ownerDocument ?? {};
    if (activeElement === body) start.current?.focus({ preventScroll: true });
  }, []);
  return start;
}
