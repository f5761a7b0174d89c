import { codeImage } from "@/lib/payment-codes/code-image";
import type { PaymentCode } from "@/lib/payment-codes/payment-code";
import { QUIET_ZONE } from "@/lib/payment-codes/qr-path";

/** The QR code to pay, as on the PDF, as wide as its container. */
export function PaymentCodeImage({ code, label }: { code: PaymentCode; label: string }) {
  const { side, dark, cross } = codeImage(code);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      className="block w-full bg-paper text-paper-ink"
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
