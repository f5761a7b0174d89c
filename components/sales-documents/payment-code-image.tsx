import { codeImage } from "@/lib/payment-codes/code-image";
import type { PaymentCode } from "@/lib/payment-codes/payment-code";
import { QUIET_ZONE } from "@/lib/payment-codes/qr-path";

/** The QR code to pay, as on the PDF. Its width is that share of the paper. */
export function PaymentCodeImage({
  code,
  label,
  paperMm,
}: {
  code: PaymentCode;
  label: string;
  paperMm: number;
}) {
  const { side, sideMm, dark, cross } = codeImage(code);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      style={{ width: `${(sideMm / paperMm) * 100}cqw` }}
      className="bg-paper text-paper-ink"
      shapeRendering="crispEdges"
    >
      <path d={dark} fill="currentColor" />
      {cross && (
        <>
          <path d={cross.white} className="fill-paper" />
          <path d={cross.black} fill="currentColor" />
          <path d={cross.sign} className="fill-paper" />
        </>
      )}
    </svg>
  );
}
