/** The states of the landing page and of the recovery page, without a session. */
export const landingEntries = [
  { name: "welcome-start", path: "/welcome#start", demo: "none", steps: showStart },
  { name: "welcome-first", path: "/welcome#start", demo: "none", steps: showFirstStart },
  { name: "welcome-failed", path: "/welcome#start", demo: "none", steps: failToSignIn },
  { name: "second-step", path: "/welcome#start", demo: "none", steps: showSecondStep },
  { name: "second-step-recovery", path: "/welcome#start", demo: "none", steps: chooseRecoveryCode },
  { name: "create-account", path: "/welcome", demo: "none", steps: openCreateAccount },
  { name: "recovery-codes", path: "/welcome", demo: "none", steps: showRecoveryCodes },
  { name: "recover", path: "/recover", demo: "none", steps: showOwnerHint },
  { name: "recover-mail", path: "/recover", demo: "none", steps: showMailForm },
  { name: "recover-link", path: "/recover#a-one-time-token", demo: "none" },
  { name: "confirm-email", path: "/confirm-email#a-one-time-token", demo: "none" },
];

/** Shows the landing page of a server with other settings. */
async function reloadWith(page, change) {
  await page.route("**/api/settings", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
  await page.reload();
}

async function showStart(page) {
  await page.getByRole("textbox", { name: "Email" }).scrollIntoViewIfNeeded();
}

async function showFirstStart(page) {
  await reloadWith(page, (settings) => ({ ...settings, signUp: "first" }));
  await page.getByText("The first account owns this server").scrollIntoViewIfNeeded();
}

async function failToSignIn(page) {
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByText("Enter your email address and your passphrase.").waitFor();
}

async function askForCode(page) {
  await page.route("**/api/auth/passphrase", (route) =>
    route.fulfill({ json: { success: true, data: { secondFactor: true, challenge: "a-challenge" } } }),
  );
  await page.getByRole("textbox", { name: "Email" }).fill("ida@studio.example");
  await page.getByRole("textbox", { name: "Passphrase" }).fill("three quiet green lamps");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("dialog", { name: "Enter your code" }).waitFor();
}

async function showSecondStep(page) {
  await askForCode(page);
  await page.getByRole("dialog").getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Enter a code").waitFor();
}

async function chooseRecoveryCode(page) {
  await askForCode(page);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await page.getByRole("textbox", { name: "Recovery code" }).waitFor();
}

async function openCreateAccount(page) {
  await page.getByRole("button", { name: "Create Your Workspace" }).first().click();
  await page.getByRole("dialog").getByRole("radio", { name: "Passphrase" }).check();
  await page.getByRole("button", { name: "Create Workspace" }).click();
  await page.getByText("Use at least 12 characters").waitFor();
}

/** The codes are made up, so that the visitor of the next views still has no account. */
async function showRecoveryCodes(page) {
  const recoveryCodes = Array.from({ length: 10 }, (_, at) => `7K2QD-0M9XV-4HJTA-${10_000 + at * 1111}`);
  await page.route("**/api/auth/account", (route) =>
    route.fulfill({ json: { success: true, data: { accessToken: "x.e30.x", recoveryCodes } } }),
  );
  await openCreateAccount(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Your name" }).fill("Ida Nolan");
  await dialog.getByRole("textbox", { name: "Email" }).fill("ida@studio.example");
  await dialog.getByRole("textbox", { name: "Passphrase" }).fill("three quiet green lamps");
  await dialog.getByRole("button", { name: "Create Workspace" }).click();
  await dialog.getByRole("list", { name: "Recovery codes" }).waitFor();
  await page.keyboard.press("Escape");
}

async function showOwnerHint(page) {
  await page.getByText("npm run access").waitFor();
}

async function showMailForm(page) {
  await reloadWith(page, (settings) => ({ ...settings, signIn: { ...settings.signIn, mail: true } }));
  await page.getByRole("button", { name: "Email Me a Link" }).waitFor();
}
