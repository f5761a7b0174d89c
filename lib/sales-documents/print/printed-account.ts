/** A bank account as documents know it. */
type Account = {
  holder: string;
  iban: string | null;
  bic: string | null;
  accountNumber: string | null;
  bankName: string | null;
  promptPayId: string | null;
  upiId: string | null;
  pixKey: string | null;
  payLink?: string | null;
};

/** Returns the fields of a document that are copied from its bank account; null in each without one. */
export function printedAccount(account: Account | null | undefined) {
  return {
    bankHolder: account?.holder ?? null,
    bankIban: account?.iban ?? null,
    bankBic: account?.bic ?? null,
    bankAccountNumber: account?.accountNumber ?? null,
    bankName: account?.bankName ?? null,
    bankPromptPayId: account?.promptPayId ?? null,
    bankUpiId: account?.upiId ?? null,
    bankPixKey: account?.pixKey ?? null,
    bankPayLink: account?.payLink ?? null,
  };
}

/**
 * Returns the account that a new document begins with: the first one for its currency, else the first one for any currency. That
 * of a sample studio belongs to another person, and is never chosen.
 *
 * @param accounts all accounts, the oldest first
 */
export function defaultAccount<Row extends { id: string; currency: string | null }>(
  accounts: readonly Row[],
  currency: string,
  user: Sampled,
): Row | undefined {
  const own = accounts.filter(({ id }) => !isSampleRow(id, user));
  return (
    own.find((account) => account.currency === currency) ?? own.find(({ currency }) => currency === null)
  );
}

/** An account whose first rows may be those of a sample studio: all that were made before this id. */
type Sampled = { id: string; sampleEnd: string | null };

/** Returns whether a row belongs to the account's sample studio. Ids are in the order in which they were made. */
function isSampleRow(rowId: string, { id, sampleEnd }: Sampled): boolean {
  return sampleEnd !== null && rowId > id && rowId < sampleEnd;
}
