async function openMenu(page) {
  await page.getByRole("button", { name: "Your menu" }).filter({ visible: true }).click();
  await page.getByRole("menu").waitFor();
}

async function choose(page, item) {
  await openMenu(page);
  await page.getByRole("menuitem", { name: item }).click();
}

async function openKeep(page) {
  await choose(page, "Keep This Workspace");
  await page.getByRole("dialog", { name: "Keep this workspace" }).waitFor();
}

async function chooseKeepByPassphrase(page) {
  await openKeep(page);
  await page.getByRole("radio", { name: /^Passphrase/ }).check();
}

async function askToLeave(page) {
  await choose(page, "Leave App");
  await page.getByRole("alertdialog").waitFor();
}

async function openWays(page) {
  await page.goto("/home/settings?part=security");
  await page.getByRole("button", { name: "Change passphrase" }).waitFor();
  await page.getByText("Account created").waitFor();
}

async function showSecurityEnd(page) {
  await openWays(page);
  await page.getByText("Account created").scrollIntoViewIfNeeded();
}

const openRename = openAbove(/^Rename/, "Rename passkey");
const openPassphrase = openAbove("Change passphrase", "Change passphrase");
const openSignInEmail = openAbove("Change email address", "Change email address");

/** Returns steps that open a dialog above the settings. */
function openAbove(button, title) {
  return async (page) => {
    await openWays(page);
    await page.getByRole("button", { name: button }).first().click();
    await page.getByRole("dialog", { name: title }).waitFor();
  };
}

async function renewCodes(page) {
  await openWays(page);
  await page.getByRole("button", { name: "Renew" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Proceed" }).click();
  await page.getByRole("list", { name: "Recovery codes" }).waitFor();
}

/** With a made-up secret, so that no screenshot differs from the one before. */
async function setUpAuthenticator(page) {
  const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
  const uri = `otpauth://totp/Pennant:ida%40brekke.example?issuer=Pennant&secret=${secret}&algorithm=SHA1&digits=6&period=30`;
  await page.route("**/api/sign-in-methods/authenticator", (route) =>
    route.fulfill({ json: { secret, uri } }),
  );
  await openWays(page);
  await page.getByRole("button", { name: "Set up" }).click();
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByText("Enter the code", { exact: true }).waitFor();
}

async function withAuthenticator(page) {
  await page.route("**/api/sign-in-methods", async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), authenticatorAddedAt: "2026-11-20T09:00:00.000Z" };
    await route.fulfill({ response, json });
  });
}

async function showAuthenticator(page) {
  await withAuthenticator(page);
  await openWays(page);
  await page.getByRole("button", { name: "Turn off the authenticator app" }).scrollIntoViewIfNeeded();
}

async function askForProofWithCode(page) {
  await withAuthenticator(page);
  await askForProof(page);
  await page.getByRole("textbox", { name: "Code" }).waitFor();
}

/** As after five minutes. */
async function askForProof(page) {
  await page.route("**/api/export", (route) =>
    route.fulfill({ status: 403, json: { status: 403, code: "proof-required" } }),
  );
  await choose(page, "Export Everything");
  await page.getByRole("dialog", { name: "Confirm that it is you" }).waitFor();
}

async function askToClearSample(page) {
  await choose(page, "Clear the Sample");
  await page.getByRole("alertdialog").waitFor();
}

/** The screenshots about keeping a demo and signing in to an account: see entries.mjs. */
export const accountEntries = [
  { name: "keep-workspace", path: "/home/projects", steps: openKeep },
  { name: "keep-workspace-passphrase", path: "/home/projects", steps: chooseKeepByPassphrase },
  { name: "leave-demo", path: "/home/projects", steps: askToLeave },
  { name: "account-menu", path: "/home/projects", demo: "account", steps: openMenu },
  { name: "account-security", path: "/home/projects", demo: "account", steps: openWays },
  { name: "account-security-end", path: "/home/projects", demo: "account", steps: showSecurityEnd },
  { name: "passkey-rename", path: "/home/projects", demo: "account", steps: openRename },
  { name: "passphrase", path: "/home/projects", demo: "account", steps: openPassphrase },
  { name: "sign-in-email", path: "/home/projects", demo: "account", steps: openSignInEmail },
  { name: "recovery-codes-renewed", path: "/home/projects", demo: "account", steps: renewCodes },
  { name: "authenticator-setup", path: "/home/projects", demo: "account", steps: setUpAuthenticator },
  { name: "authenticator", path: "/home/projects", demo: "account", steps: showAuthenticator },
  { name: "proof-code", path: "/home/projects", demo: "account", steps: askForProofWithCode },
  { name: "proof", path: "/home/projects", demo: "account", steps: askForProof },
  { name: "sample-clear", path: "/home/projects", demo: "account", steps: askToClearSample },
];
