import { deleteBankAccount, updateBankAccount } from "@/lib/bank-accounts/server/data";
import { bankAccountPatchSchema } from "@/lib/bank-accounts/schema";
import { readBody } from "@/lib/server/http/body";
import { readVersion } from "@/lib/server/http/if-match";
import { trashed, withUser } from "@/lib/api/server/route";

type Params = { id: string };

export const PATCH = withUser<Params>(async ({ request, params, userId }) =>
  updateBankAccount(userId, params.id, await readBody(request, bankAccountPatchSchema), readVersion(request)),
);

export const DELETE = withUser<Params>(async ({ params, userId }) =>
  trashed(await deleteBankAccount(userId, params.id)),
);
