const account = { email: "ida@brekke.example", passphrase: "four plain words together" };

/** Signs a browser context in to an account with a sample studio, a passphrase and a passkey, which the first call creates. */
export async function openAccount(context) {
  const created = await context.request.post("/api/auth/account", {
    data: { ...account, name: "Ida Brekke", content: "sample" },
  });
  if (!created.ok()) return context.request.post("/api/auth/passphrase", { data: account });
  await context.credentials.install();
  const page = await context.newPage();
  await page.goto("/home/settings?part=security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("button", { name: /^Rename/ }).waitFor();
  await page.close();
}
