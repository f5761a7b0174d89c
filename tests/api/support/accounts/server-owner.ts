import { expect } from "vitest";
import { db } from "@/lib/server/db/client";
import { serverStatusSchema } from "@/lib/server-status/schema";
import { newAccount } from "./accounts";
import { ask, type Caller } from "../call";

/** Creates an account that owns the server. */
export async function newServerOwner() {
  const account = await newAccount();
  await db.user.update({ where: { id: account.userId }, data: { isServerOwner: true } });
  return account;
}

/** Reads the state of the server, which only its owner can. */
export async function readServerStatus(owner: Caller) {
  const { status, body } = await ask(owner, "GET", "server-status");
  expect(status).toBe(200);
  return serverStatusSchema.parse(body);
}
