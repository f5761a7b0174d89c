"use client";

import { Button } from "@/components/ui/button";

/** Offers to restore the form's unsaved draft. */
export function FormDraftOffer({ offer }: { offer: { restore: () => void; forget: () => void } }) {
  return (
    <div
      role="group"
      aria-label="Unsaved draft"
      className="flex flex-wrap items-center gap-2 rounded-control border border-line-strong bg-sunken px-3 py-2"
    >
      <p className="min-w-0 flex-1 basis-48">You have an unsaved draft of this form.</p>
      {/* They wrap together. */}
      <div className="flex gap-2">
        <Button size="sm" onClick={offer.forget}>
          Discard Draft
        </Button>
        <Button size="sm" variant="primary" onClick={offer.restore}>
          Restore
        </Button>
      </div>
    </div>
  );
}
