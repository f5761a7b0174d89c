import { v7 as newId } from "uuid";
import { expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { addPasskey, addProvider, newAccount, newEmail, signIn } from "../support/accounts/accounts";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask } from "../support/call";

it("an export contains nothing to sign in with, and an import changes nothing of it", async () => {
  const owner = await newAccount();
  await addPasskey(owner);
  await addProvider(owner);
  const signInEmail = newEmail();
  const passkeyUserId = Buffer.from(newId());
  await db.user.update({ where: { id: owner.userId }, data: { signInEmail, passkeyUserId } });
  const { passphrase, recoveryCodes, passkeys, accounts } = await db.user.findUniqueOrThrow({
    where: { id: owner.userId },
    include: { passphrase: true, recoveryCodes: true, passkeys: true, accounts: true },
  });
  const archive = await exportArchive(owner);
  const text = [...archive.values()].map(String).join();
  const secrets = [
    signInEmail,
    passphrase?.hash,
    passkeyUserId.toString("base64"),
    passkeys[0]?.credentialId,
    accounts[0]?.providerAccountId,
    ...recoveryCodes.map(({ hash }) => hash),
  ];
  expect(secrets).toHaveLength(15);
  for (const secret of secrets) expect(text).not.toContain(secret);

  const other = await newAccount();
  const before = (await ask(other, "GET", "sign-in-methods")).body;
  expect((await importArchive(other, await zipFiles(archive))).status).toBe(200);
  expect((await ask(other, "GET", "sign-in-methods")).body).toEqual(before);
  expect((await signIn(other)).status).toBe(200);
});
