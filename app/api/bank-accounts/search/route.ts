import { searchBankAccounts } from "@/lib/bank-accounts/data";
import { bankAccountFilterSchema } from "@/lib/bank-accounts/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/server/route";

export const POST = withUser(async ({ request, userId }) =>
  searchBankAccounts(userId, await readBody(request, bankAccountFilterSchema)),
);
