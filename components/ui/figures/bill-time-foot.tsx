import type { ReactNode } from "react";
import { BillTimeButton } from "@/components/ui/figures/bill-time-button";
import { StripButtonSkeleton } from "@/components/ui/figures/figure-strip";
import type { BillSubject } from "@/lib/time-entries/requests";

/** The foot of a strip on phones: the button that bills time, if there is any, beside the others, which wait for it and keep their places. */
export function BillTimeFoot({
  subject,
  isUnbilled,
  children,
}: {
  subject: BillSubject;
  /** True if the subject has unbilled time, undefined before it is known. */
  isUnbilled: boolean | undefined;
  children: ReactNode;
}) {
  if (isUnbilled === undefined) return <StripButtonSkeleton />;
  return (
    <>
      {isUnbilled && <BillTimeButton subject={subject} place="foot" className="sm:hidden" />}
      {children}
    </>
  );
}
