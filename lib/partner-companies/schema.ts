/** Partner companies have no rows of their own: they are the names that partners' companies have. */
export { selectionFilterSchema as partnerCompanyFilterSchema } from "@/lib/list";
