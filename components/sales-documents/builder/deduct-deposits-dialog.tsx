"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { ShortFormDialog } from "@/components/dialog/short-form-dialog";
import { Checkbox } from "@/components/ui/input/checkbox";
import { useClock } from "@/components/ui/hooks/use-clock";
import { dueOnDate, formatShortDay } from "@/lib/shared/dates/dates";
import { formatMoney } from "@/lib/shared/money/money";
import { useChooseDeposits } from "@/lib/sales-documents/issue/queries";
import type { SalesDocument } from "@/lib/sales-documents/schema";

/** The dialog that chooses deposits of the client, each to be deducted below the total. */
export function DeductDepositsDialog({
  document: { id, depositIds, currency },
  offered,
  isOpen,
  onClose,
}: {
  document: SalesDocument;
  offered: SalesDocument["deposits"];
  isOpen: boolean;
  onClose: () => void;
}) {
  const choose = useChooseDeposits();
  const [chosen, setChosen] = useState<readonly string[]>(depositIds);
  const form = useForm();
  const { timeZone, now } = useClock();
  const toggle = (depositId: string, isChosen: boolean) =>
    setChosen((ids) => (isChosen ? [...ids, depositId] : ids.filter((one) => one !== depositId)));
  const isOffered = (depositId: string) => offered.some((deposit) => deposit.id === depositId);
  return (
    <ShortFormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title="Deduct deposit"
      description="The invoice lists all of its items, and below the total the deposits that you choose."
      submitLabel="Deduct"
      onSubmit={() => choose.mutateAsync({ id, depositIds: chosen.filter(isOffered) })}
    >
      <div role="group" aria-label="Deposits" className="flex flex-col gap-1">
        {offered.map((deposit) => (
          <Checkbox
            key={deposit.id}
            isChecked={chosen.includes(deposit.id)}
            onChange={(isChosen) => toggle(deposit.id, isChosen)}
          >
            {`Invoice ${deposit.number} of ${formatShortDay(dueOnDate(deposit.issuedDate), timeZone, now)}: ${formatMoney(deposit.amount, currency)}`}
          </Checkbox>
        ))}
      </div>
    </ShortFormDialog>
  );
}
