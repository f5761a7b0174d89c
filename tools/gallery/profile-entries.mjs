/** The profile and the dialogs that it opens. */
export const profileEntries = [
  { name: "profile", path: "/home/projects", steps: openProfile },
  { name: "profile-security", path: "/home/projects", steps: openSecurity },
  { name: "bank-accounts", path: "/home/projects", steps: openBankAccounts },
  { name: "bank-account", path: "/home/projects", steps: openBankAccount },
];

async function openProfile(page) {
  await page.getByRole("button", { name: "Your menu" }).filter({ visible: true }).click();
  await page.getByRole("menu").waitFor();
  await page.getByRole("menuitem", { name: "Edit Profile" }).click();
  await page.getByRole("dialog").waitFor();
}

async function openSecurity(page) {
  await openProfile(page);
  await page.getByRole("radio", { name: "Sign-in and security" }).check();
  await page.getByText("Demo started").waitFor();
}

async function openBankAccounts(page) {
  await openProfile(page);
  await page.getByRole("button", { name: "Bank accounts" }).click();
  await page.getByRole("button", { name: "Edit Euro account" }).waitFor();
}

async function openBankAccount(page) {
  await openBankAccounts(page);
  await page.getByRole("button", { name: "Edit Euro account" }).click();
  await page.getByRole("dialog", { name: "Bank account", exact: true }).waitFor();
}
