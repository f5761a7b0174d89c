"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { Copy } from "lucide";
import { toast } from "sonner";
import { useConfirm } from "@/components/dialog/confirm";
import { LoadingRows } from "@/components/list/loading-rows";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input/input";
import { Switch } from "@/components/ui/input/switch";
import { PageSection, PageSectionBody } from "@/components/ui/page-section";
import { calendarFeedQuery, useRenewCalendarFeed, useUpdateCalendarFeed } from "@/lib/calendar-feed/queries";
import type { CalendarFeed, CalendarFeedPatch } from "@/lib/calendar-feed/schema";
import { copyText } from "@/lib/shared/browser/copy-text";

/** The part of the settings page with the calendar address: what the calendar contains, copying the address, and renewing it. */
export function CalendarFeedPanel() {
  const query = useQuery(calendarFeedQuery());
  return (
    <PageSection
      title="Calendar address"
      about="Google Calendar, Apple Calendar and Outlook show your days by subscribing to this private address."
    >
      <PageSectionBody>
        {query.data && <Feed feed={query.data} />}
        {!query.data && <LoadingRows query={query} count={5} className="h-9" />}
      </PageSectionBody>
    </PageSection>
  );
}

function Feed({ feed }: { feed: CalendarFeed }) {
  const update = useUpdateCalendarFeed();
  const renew = useRenewCalendarFeed();
  const confirm = useConfirm();
  const handleCopy = () =>
    copyText(feed.url).then(
      () => toast.success("Address copied"),
      () => toast.error("The browser does not allow copying here. Select the address and copy it."),
    );
  const handleRenew = async () => {
    const title = "Renew the address?";
    const body = "The present address stops working. Subscribe to the new one in your calendar program.";
    if (await confirm({ title, body, proceed: "Renew" })) renew.mutate();
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-end gap-2">
        <label className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="text-label font-medium text-ink-muted">Address</span>
          <Input value={feed.url} readOnly onFocus={(event) => event.target.select()} />
        </label>
        <Button onClick={handleCopy}>
          <Icon of={Copy} />
          Copy
        </Button>
      </div>
      <ul className="flex flex-col">
        {switches.map(({ name, label, text }) => (
          <li key={name} className="border-b border-line py-2 last:border-b-0">
            <Switch isOn={feed[name]} onChange={(isOn) => update.mutate({ [name]: isOn })}>
              <span className="flex flex-col">
                <span>{label}</span>
                <span className="text-ink-muted">{text}</span>
              </span>
            </Switch>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button size="sm" isLoading={renew.isPending} onClick={handleRenew}>
          Renew address
        </Button>
        <p className="min-w-0 flex-1 basis-60 text-ink-muted">
          Anyone with this address can read the calendar. Renew it to end their access.
        </p>
      </div>
    </div>
  );
}

const switches = [
  { name: "events", label: "Events", text: "With their day and time." },
  { name: "tasks", label: "Tasks", text: "On their day, until they are done." },
  {
    name: "dueInvoices",
    label: "Due invoices",
    text: "Issued invoices that are still owed, on their due date.",
  },
  { name: "discreet", label: "Discreet", text: "Leaves notes and amounts out." },
] as const satisfies { name: keyof CalendarFeedPatch; label: string; text: string }[];
