"use client";

import { Picture } from "@/components/ui/person/picture";
import { printedAccent } from "@/lib/logo/accent";
import { logoOnPaper, type PictureSize } from "@/lib/logo/size";

type Props = { logo: { url: string | null; size: PictureSize | null }; accent: string | null; name: string };

/** The head of an invoice with the logo and the color, in the proportions of the paper. */
export function BrandingPreview({ logo, accent, name }: Props) {
  const color = accent ? printedAccent(accent) : undefined;
  const box = logo.size && logoOnPaper(logo.size);
  return (
    <div
      role="img"
      aria-label="An invoice with this logo and colour"
      className="@container w-full rounded-control bg-paper paper text-paper-ink outline outline-paper-line"
    >
      <div aria-hidden className="flex flex-col gap-[4cqw] p-[6cqw]">
        <div className="flex min-h-[9cqw] items-start justify-between gap-[4cqw]">
          <p className="text-[5.5cqw] leading-none font-semibold" style={{ color }}>
            Invoice
          </p>
          {box && (
            <div
              className="shrink-0"
              style={{ width: `${box.width / 5.95}cqw`, height: `${box.height / 5.95}cqw` }}
            >
              <Picture url={logo.url} alt="" fallback={null} className="[image-orientation:none]" />
            </div>
          )}
        </div>
        <p className="truncate text-[2.6cqw] font-semibold">{name}</p>
        <div className="flex flex-col gap-[1.5cqw]">
          <div className="h-px bg-paper-ink" style={{ backgroundColor: color }} />
          <div className="flex justify-between text-[2.2cqw]">
            <span>Design</span>
            <span className="tabular">€1,200.00</span>
          </div>
          <div className="h-px bg-paper-line" />
          <div className="ml-auto flex w-1/2 flex-col gap-[1cqw]">
            <div className="h-px bg-paper-ink" style={{ backgroundColor: color }} />
            <div className="flex justify-between text-[2.8cqw] font-semibold">
              <span>Total</span>
              <span className="tabular">€1,200.00</span>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
