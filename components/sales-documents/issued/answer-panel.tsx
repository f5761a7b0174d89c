"use client";

import { Panel } from "@/components/ui/panel";
import { useClock } from "@/components/ui/hooks/use-clock";
import { formatFullDate } from "@/lib/shared/dates/dates";
import type { SalesDocument } from "@/lib/sales-documents/schema";

/** The client's answer to a quotation: who gave it and when, their note, and the PDF that it is about. */
export function AnswerPanel({ document }: { document: SalesDocument }) {
  const { timeZone } = useClock();
  const { answer, answeredAt, answeredBy, answerEmail, answerNote, answerHash } = document;
  return (
    <Panel title={answer === "accepted" ? "Accepted" : "Declined"}>
      <p className="font-medium wrap-anywhere">{answeredBy}</p>
      {answeredAt && <p className="text-ink-muted">{formatFullDate(answeredAt, true, timeZone)}</p>}
      {answerEmail && (
        <a href={`mailto:${encodeURIComponent(answerEmail)}`} className="wrap-anywhere text-link underline">
          {answerEmail}
        </a>
      )}
      {answerNote && <p className="mt-2 wrap-anywhere whitespace-pre-line">{answerNote}</p>}
      {answerHash && (
        <p className="mt-2 text-meta wrap-anywhere text-ink-muted">{`SHA-256 of the PDF: ${answerHash}`}</p>
      )}
    </Panel>
  );
}
