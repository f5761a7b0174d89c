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
  };
}

/**
 * Returns the account that a new document begins with: the first one for its currency, else the first one for any currency.
 *
 * @param accounts all accounts, the oldest first
 */
export function defaultAccount<Row extends { currency: string | null }>(
  accounts: readonly Row[],
  currency: string,
): Row | undefined {
  return (
    accounts.find((account) => account.currency === currency) ??
    accounts.find((account) => account.currency === null)
  );
}
