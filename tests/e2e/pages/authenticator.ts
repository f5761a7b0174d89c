import { expect, type Page } from "@playwright/test";

const device = {
  protocol: "ctap2",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** Returns a virtual authenticator of a page's browser, such as a phone's screen lock. It confirms every request. */
export async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", { options: device });
  return {
    /** Lets the person fail to unlock the device. */
    refuse: () => browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false }),
    accept: () => browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true }),
    expectPasskeys: async (count: number) => {
      const { credentials } = await browser.send("WebAuthn.getCredentials", { authenticatorId });
      expect(credentials).toHaveLength(count);
    },
  };
}
