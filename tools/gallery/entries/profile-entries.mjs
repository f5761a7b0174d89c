/** The profile and the dialogs that it opens. */
export const profileEntries = [
  { name: "profile", path: "/home/projects", steps: openProfile },
  { name: "profile-security", path: "/home/projects", steps: openSecurity },
  { name: "calendar-address", path: "/home/projects", steps: openCalendarAddress },
  { name: "logo", path: "/home/projects", steps: openLogo },
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

async function openLogo(page) {
  await openProfile(page);
  await page.getByRole("button", { name: "Logo and colour" }).click();
  const dialog = page.getByRole("dialog", { name: "Logo and colour" });
  await dialog.getByRole("button", { name: "Change logo" }).waitFor();
}

async function openBankAccount(page) {
  await openBankAccounts(page);
  await page.getByRole("button", { name: "Edit Euro account" }).click();
  await page.getByRole("dialog", { name: "Bank account", exact: true }).waitFor();
}

async function openCalendarAddress(page) {
  await openProfile(page);
  await page.getByRole("button", { name: "Calendar address" }).click();
  await page.getByRole("dialog", { name: "Calendar", exact: true }).getByLabel("Address").waitFor();
}
