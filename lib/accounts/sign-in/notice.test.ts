import { expect, it } from "vitest";
import { readSignInNotice, signInMessage, type SignInNotice } from "./notice";

const naming: SignInNotice[] = ["kept", "added", "cancelled", "unreachable", "taken", "used", "other"];

it.each(naming)("the message %s names the server's provider", (notice) => {
  expect(signInMessage(notice, "Keycloak $& Co")).toContain("Keycloak $& Co");
  expect(signInMessage(notice, "Keycloak")).not.toMatch(/Google|\{/);
  expect(signInMessage(notice, null)).toContain("Google");
});

it("a notice is read from the address only if there is one of this name", () => {
  expect(readSignInNotice("?signin=toString")).toBeUndefined();
  expect(readSignInNotice("")).toBeUndefined();
});
