import type { Control, UseFormReturn } from "react-hook-form";
import type { SalesDocumentForm, SalesDocumentFormInput } from "@/lib/sales-documents/form";

/** The builder's one form, as its sections take it. */
export type BuilderFormReturn = UseFormReturn<SalesDocumentFormInput, unknown, SalesDocumentForm>;
export type BuilderControl = Control<SalesDocumentFormInput, unknown, SalesDocumentForm>;
