import { createBankAccount } from "@/lib/bank-accounts/server/data";
import { newBankAccountSchema } from "@/lib/bank-accounts/schema";
import { readBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  created(await createBankAccount(userId, await readBody(request, newBankAccountSchema))),
);
