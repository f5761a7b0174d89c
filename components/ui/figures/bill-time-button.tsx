"use client";

import { clsx } from "clsx";
import { Button } from "@/components/ui/button";
import { type BillSubject, openBillDialog } from "@/lib/time-entries/requests";

/**
 * Opens the dialog that makes an invoice from the unbilled time of a project or client. Beside a figure it is centered to it by a flex box; at
 * the `foot` of a strip it is as large as the buttons beside it.
 */
export function BillTimeButton({
  subject,
  place = "figure",
  className,
}: {
  subject: BillSubject;
  place?: "figure" | "foot";
  className?: string;
}) {
  return (
    <Button
      size={place === "figure" ? "sm" : "md"}
      onClick={() => openBillDialog(subject)}
      className={clsx(place === "figure" && "-my-1 normal-nums pointer-coarse:-my-2.5", className)}
    >
      Bill time
    </Button>
  );
}
