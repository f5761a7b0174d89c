import { searchBankAccounts } from "@/lib/bank-accounts/server/data";
import { bankAccountFilterSchema } from "@/lib/bank-accounts/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  searchBankAccounts(userId, await readBody(request, bankAccountFilterSchema)),
);
