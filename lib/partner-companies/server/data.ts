import "server-only";
import { type SelectionOption } from "@/lib/api/list";
import { db } from "@/lib/server/db/client";
import { containing } from "@/lib/server/db/list";
import { MAX_SELECTIONS } from "@/lib/shared/constants";

/** Returns the first 50 distinct partner companies whose name contains the text, for suggestions. */
export async function selectPartnerCompanies(userId: string, name?: string): Promise<SelectionOption[]> {
  const rows = await db.partnerContact.groupBy({
    by: ["searchCompany", "company"],
    where: { userId, ...(name && { searchCompany: containing(name) }) },
    orderBy: [{ searchCompany: "asc" }, { company: "asc" }],
    take: MAX_SELECTIONS,
  });
  return rows.map(({ company }) => ({ value: company, label: company }));
}
