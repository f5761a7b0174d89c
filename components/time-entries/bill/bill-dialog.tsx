"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { v7 as newId } from "uuid";
import { BillEntries } from "./bill-entries";
import { BillLines } from "./bill-lines";
import { BillOptions } from "./bill-options";
import { TimeWithoutProject } from "./time-without-project";
import { UnbilledClients } from "./unbilled-clients";
import { type BillChoice, useBillableTime } from "./use-billable-time";
import { ShortFormDialog } from "@/components/dialog/short-form-dialog";
import { LoadingRows } from "@/components/list/loading-rows";
import { ApiError } from "@/lib/api/request";
import { paths } from "@/lib/shared/paths";
import type { BillSubject } from "@/lib/time-entries/requests";
import { entryName } from "@/lib/time-entries/rules";
import { useBillTime } from "@/lib/time-entries/queries";

/** The dialog that makes the draft of an invoice from unbilled time, with a preview of its lines. */
export function BillDialog({
  subject,
  isOpen,
  onClose,
}: {
  subject: BillSubject;
  isOpen: boolean;
  onClose: () => void;
}) {
  const router = useRouter();
  // Saving the same again after a lost response does not make a second draft. Other time has another id, also for the same choice.
  const draft = useRef({ of: "", id: "" });
  const [choice, setChoice] = useState<BillChoice>({
    ...subject,
    period: subject.period ?? "all",
    groupBy: "project",
    withDates: false,
  });
  const [excluded, setExcluded] = useState<readonly string[]>([]);
  const bill = useBillTime();
  const form = useForm();
  const time = useBillableTime(choice, excluded);
  const handleChoice = (change: Partial<BillChoice>) => {
    setChoice((current) => ({ ...current, ...change }));
    // The kind of the lines has no say in which entries they bill.
    if (["clientId", "projectId", "period", "from", "to"].some((name) => name in change)) setExcluded([]);
  };
  return (
    <ShortFormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title="Create invoice from time"
      submitLabel="Create draft"
      width="lg"
      of={JSON.stringify([choice, excluded])}
      onSubmit={() => {
        if (time.problem) throw new ApiError(time.problem, 422);
        const sent = JSON.stringify(time.body);
        if (draft.current.of !== sent) draft.current = { of: sent, id: newId() };
        return bill.mutateAsync({ id: draft.current.id, ...time.body });
      }}
      onSaved={() => {
        onClose();
        router.push(paths.salesDocument(draft.current.id));
      }}
    >
      <BillOptions choice={choice} onChange={handleChoice} />
      <TimeWithoutProject
        days={time.days}
        clientId={choice.clientId}
        // A choice stays, and has the time if it is of that project or of its client.
        onAssigned={(projectId) => !time.isChosen && handleChoice({ projectId })}
      />
      {!time.isChosen && (
        <UnbilledClients days={time.days} onChosen={(clientId) => handleChoice({ clientId })} />
      )}
      {time.isChosen && !time.query.data && <LoadingRows query={time.query} count={3} className="h-11" />}
      {time.isChosen && time.query.data && (
        <>
          <BillLines time={time} />
          {time.running && (
            <p className="text-meta text-ink-muted">
              {`The clock is running on ${entryName(time.running)}. Stop it to bill that time too.`}
            </p>
          )}
          <BillEntries
            time={{ entries: time.choosable, isWhole: time.isWhole }}
            excluded={excluded}
            onExclude={setExcluded}
          />
        </>
      )}
    </ShortFormDialog>
  );
}
