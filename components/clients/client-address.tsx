import type { Address } from "@/lib/shared/text/address";
import { printAddress } from "@/lib/shared/text/print-address";

/** The address of a client in parts, as documents print it. */
export function ClientAddress({ address }: { address: Address }) {
  return (
    <>
      {printAddress(address).map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ))}
    </>
  );
}
