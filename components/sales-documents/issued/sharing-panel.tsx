"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { Link } from "lucide";
import { useConfirm } from "@/components/dialog/confirm";
import { LoadingRows } from "@/components/list/loading-rows";
import { useCopyLink } from "@/components/sales-documents/issued/use-copy-link";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/input/switch";
import { Panel } from "@/components/ui/panel";
import { useClock } from "@/components/ui/hooks/use-clock";
import { formatRelativeDate } from "@/lib/shared/dates/dates";
import { sharingQuery, useRevokeLinks, useShareTimesheet } from "@/lib/document-links/queries";
import type { Sharing } from "@/lib/document-links/schema";
import { hasTimesheet } from "@/lib/sales-documents/rules";
import type { SalesDocument } from "@/lib/sales-documents/schema";
import { countOf } from "@/lib/shared/text/format";

/** The links to the client's page of an issued document, how often they were opened, the emails with it, and if it has the timesheet. */
export function SharingPanel({ document }: { document: SalesDocument }) {
  const documentId = document.id;
  const query = useQuery(sharingQuery(documentId));
  const revoke = useRevokeLinks();
  const { copyLink, isCopying } = useCopyLink(documentId);
  const confirm = useConfirm();
  const { data } = query;
  const handleRevoke = async () => {
    const title = "Revoke all links of this document?";
    const body = "After this, the links no longer open the document.";
    if (await confirm({ title, body, proceed: "Revoke" })) revoke.mutate(documentId);
  };
  return (
    <Panel
      title="Client’s page"
      count={data?.links.length}
      actions={
        <Button size="sm" isLoading={isCopying} onClick={copyLink}>
          <Icon of={Link} />
          Copy link
        </Button>
      }
    >
      {!data && <LoadingRows query={query} count={1} className="h-10" />}
      {data?.links.length === 0 && data.sent.length === 0 && <p className="text-ink-muted">No link yet.</p>}
      {data && (
        <ul>
          {data.links.map((link) => (
            <LinkLine key={link.id} link={link} />
          ))}
          {data.sent.map((sent) => (
            <SentLine key={sent.id} sent={sent} />
          ))}
        </ul>
      )}
      {data && data.links.length > 0 && (
        <Button
          size="sm"
          variant="ghost"
          isLoading={revoke.isPending}
          onClick={() => void handleRevoke()}
          className="-mb-1.5 -ml-3"
        >
          Revoke links
        </Button>
      )}
      {data && hasTimesheet(document) && (
        <TimesheetSwitch documentId={documentId} isOn={data.sharesTimesheet} />
      )}
    </Panel>
  );
}

function TimesheetSwitch({ documentId, isOn }: { documentId: string; isOn: boolean }) {
  const share = useShareTimesheet();
  // The answer follows in a moment; until then the switch is where it was pressed to.
  const shown = share.isPending ? share.variables.sharesTimesheet : isOn;
  return (
    <div className="mt-2">
      <Switch isOn={shown} onChange={(sharesTimesheet) => share.mutate({ documentId, sharesTimesheet })}>
        Show the timesheet on the client’s page
      </Switch>
    </div>
  );
}

const lineClass = "border-b border-line py-2 last:border-b-0";

function LinkLine({ link }: { link: Sharing["links"][number] }) {
  const { createdAt, expiresAt, openedAt, openCount } = link;
  const dayOf = useDay();
  return (
    <li className={lineClass}>
      <span className="block">{`Link of ${dayOf(createdAt)}`}</span>
      <span className="block text-meta text-ink-muted">
        {openedAt === null
          ? "Not opened yet"
          : `Opened ${countOf(openCount, "time")}, last ${dayOf(openedAt)}`}
        {expiresAt !== null && ` · until ${dayOf(lastMoment(expiresAt))}`}
      </span>
    </li>
  );
}

/** A link works until the first instant after its last day. */
function lastMoment(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 1).toISOString();
}

function SentLine({ sent }: { sent: Sharing["sent"][number] }) {
  const dayOf = useDay();
  return (
    <li className={lineClass}>
      <span className="block wrap-anywhere">{`Sent to ${sent.to}`}</span>
      <span className="block text-meta wrap-anywhere text-ink-muted">
        {`${dayOf(sent.sentAt)} · ${sent.subject}`}
      </span>
    </li>
  );
}

/** Returns a function that words an instant: "today, 3:05 PM". */
function useDay() {
  const { now, timeZone } = useClock();
  return (instant: string) => {
    const text = formatRelativeDate(instant, true, timeZone, now);
    return text.replace(/^(Today|Yesterday|Tomorrow)/, (day) => day.toLowerCase());
  };
}
