"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { ListPlus } from "lucide";
import { Suspense, useState } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { LoadFailureLine } from "@/components/list/load-failure-line";
import { PageTitle } from "@/components/list/page-title";
import { PageTabs, usePageTabs } from "@/components/list/page-tabs";
import { oneOf } from "@/components/list/filter/url-fields";
import { useUrlFilter } from "@/components/list/filter/use-url-filter";
import { FiguresSkeleton, IncomePlaceholder, TabSkeleton } from "./income-placeholder";
import { PaymentFilterBar } from "./payment-filter-bar";
import { ProjectsTab } from "./projects-tab";
import { Button } from "@/components/ui/button";
import { usePageActions } from "@/components/ui/page-actions";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { WideOnly } from "@/components/ui/wide-only";
import { incomeSummaryQuery } from "@/lib/income/queries";
import { paths } from "@/lib/shared/paths";

type Tab = "projects" | "documents";

const urlFields = { tab: oneOf(["projects", "documents"]) };
const tabs = [
  { value: "projects", label: "Projects" },
  { value: "documents", label: "Documents" },
] as const;

const DocumentsTab = lazyComponent(() => import("./documents-tab").then((module) => module.DocumentsTab));
const CatalogueItemsDialog = lazyComponent(() =>
  import("@/components/catalogue-items/catalogue-items-dialog").then((module) => module.CatalogueItemsDialog),
);
const IncomeFigures = lazyComponent(() =>
  import("./figures/income-figures").then((module) => module.IncomeFigures),
);

/** The income page: what is owed and received, and below it the projects or the documents. */
export function IncomePage() {
  const [{ tab = "projects" }] = useUrlFilter(urlFields);
  const [counts, setCounts] = useState<Partial<Record<Tab, number>>>({});
  const [hasNoProjects, setHasNoProjects] = useState(false);
  const { tabsId, panelProps } = usePageTabs();
  const summary = useQuery(incomeSummaryQuery());
  const currencies = summary.data?.currencies ?? [];
  const count = counts[tab];
  const priceList = useDialog(CatalogueItemsDialog);
  const openPriceList = () => priceList.open(true);
  usePageActions([{ label: "Price list", icon: ListPlus, run: openPriceList }]);

  return (
    <div className="mx-auto flex min-h-full w-full max-w-page flex-col gap-3 p-4 pt-3 md:p-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <PageTitle
          count={count}
          // With the place of two digits, so that the tabs stay where they are when the count is known or changes.
          className="md:min-w-34"
        >
          Income
        </PageTitle>
        <div className="mr-auto max-md:flex-1">
          <PageTabs tabsId={tabsId} label="Income" value={tab} onChange={showTab} tabs={tabs} />
        </div>
        <Button
          variant="ghost"
          onClick={openPriceList}
          data-tooltip="Items that you use again"
          className="max-lg:px-3 md:order-last"
        >
          <Icon of={ListPlus} />
          <span className="max-lg:sr-only">Price list</span>
        </Button>
        {tab === "projects" && (
          // Phones have them above the projects, as those of the documents.
          <WideOnly className="contents max-md:hidden">
            <PaymentFilterBar total={count} isEmpty={hasNoProjects} />
          </WideOnly>
        )}
      </header>
      {summary.isPending && <IncomePlaceholder tab={tab} />}
      {!summary.data && summary.isError && (
        <LoadFailureLine what="What is owed and received" query={summary} />
      )}
      {/* A boundary of their own: the table renders once, however late the code of the figures is. */}
      {currencies.length > 0 && (
        <Suspense fallback={<FiguresSkeleton lines={currencies.length} />}>
          <IncomeFigures currencies={currencies} />
        </Suspense>
      )}
      {/* Hidden until it is known whether there are figures above, because it would jump otherwise. */}
      <div {...panelProps} hidden={summary.isPending} className="flex flex-1 flex-col gap-3">
        <Suspense fallback={<TabSkeleton tab={tab} />}>
          {tab === "projects" ? (
            <ProjectsTab
              onCount={(projects, all) => {
                setCounts({ projects });
                setHasNoProjects(all === 0);
              }}
            />
          ) : (
            <DocumentsTab onCount={(documents) => setCounts({ documents })} />
          )}
        </Suspense>
      </div>
      {priceList.subject && (
        <CatalogueItemsDialog key={priceList.key} isOpen={priceList.isOpen} onClose={priceList.close} />
      )}
    </div>
  );
}

/** The tabs have different filters, so the URL keeps only the tab. */
function showTab(tab: Tab) {
  window.history.pushState(null, "", tab === "projects" ? paths.income : paths.documents());
}
