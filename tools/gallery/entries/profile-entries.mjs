/** The settings page, and the dialogs that it opens. */
export const profileEntries = [
  { name: "profile", path: "/home/settings", steps: showProfile },
  { name: "profile-unsaved", path: "/home/settings", steps: changeProfile },
  { name: "settings-documents", path: "/home/settings?part=documents", steps: showDocuments },
  { name: "number-pattern", path: "/home/settings?part=documents", steps: choosePattern },
  { name: "bank-accounts", path: "/home/settings?part=payment", steps: showBankAccounts },
  { name: "bank-account", path: "/home/settings?part=payment", steps: openBankAccount },
  { name: "calendar-address", path: "/home/settings?part=calendar", steps: showCalendarAddress },
  { name: "profile-security", path: "/home/settings?part=security", steps: showSecurity },
  { name: "settings-data", path: "/home/settings?part=data", steps: showData },
];

async function showProfile(page) {
  await page.getByRole("dialog", { name: "Profile" }).waitFor();
}

async function changeProfile(page) {
  await showProfile(page);
  await page.getByRole("textbox", { name: "Display name" }).fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Please enter your name.").waitFor();
}

async function showDocuments(page) {
  await page.getByRole("button", { name: "Change logo" }).waitFor();
  await page.getByRole("radio", { name: "Custom" }).first().waitFor();
}

async function choosePattern(page) {
  await showDocuments(page);
  await page.getByRole("radio", { name: "Custom" }).first().check();
}

async function showBankAccounts(page) {
  await page.getByRole("button", { name: "Edit Euro account" }).waitFor();
}

async function openBankAccount(page) {
  await showBankAccounts(page);
  await page.getByRole("button", { name: "Edit Euro account" }).click();
  await page.getByRole("dialog", { name: "Bank account", exact: true }).waitFor();
}

async function showCalendarAddress(page) {
  await page.getByLabel("Address", { exact: true }).waitFor();
}

async function showSecurity(page) {
  await page.getByText("Demo started").waitFor();
}

async function showData(page) {
  await page.getByText(/ used$/).waitFor();
}
