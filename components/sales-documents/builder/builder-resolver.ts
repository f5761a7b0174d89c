import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import type { SalesDocumentForm, SalesDocumentFormInput } from "@/lib/sales-documents/form";
import { salesDocumentFormSchema } from "@/lib/sales-documents/form-schema";

/** Returns the validation of the builder's form; `stored` is the document that it edits. */
export function builderResolver(
  stored: Parameters<typeof salesDocumentFormSchema>[0],
): Resolver<SalesDocumentFormInput, unknown, SalesDocumentForm> {
  return zodResolver(salesDocumentFormSchema(stored));
}
