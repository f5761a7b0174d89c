// A real OpenID provider on loopback with its own keys and users, in place of Google.
import { createServer } from "node:http";
import { exportJWK, generateKeyPair } from "jose";
import { Provider } from "oidc-provider";
import { findFreePort } from "../../scripts/lib/ports.mjs";

/**
 * Opens a provider with one client. It signs in any account name without a password; the email of one like "unverified…" is not
 * verified. `changeIdToken` returns the ID token to send in place of the one that the provider signed.
 */
export async function openProvider({ port, clientId, clientSecret, redirectUri, changeIdToken }) {
  const issuer = `http://localhost:${port ?? (await findFreePort())}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [await signingKey()] },
    cookies: { keys: ["only for tests"] },
    claims: { email: ["email", "email_verified"], profile: ["name"] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, id) => ({ accountId: id, claims: () => claimsOf(id) }),
    loadExistingGrant: grantAll,
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  });
  provider.use(async (context, next) => {
    await next();
    if (context.body?.id_token && changeIdToken)
      context.body.id_token = await changeIdToken(context.body.id_token);
  });
  const handle = provider.callback();
  const server = createServer((request, response) => {
    if (request.url === "/up") return response.end("up");
    if (!request.url?.startsWith("/interaction/")) return handle(request, response);
    return request.method === "POST" ? answer(provider, request, response) : askWho(request, response);
  });
  await new Promise((resolve) => server.listen(Number(new URL(issuer).port), resolve));
  return {
    issuer,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

async function signingKey() {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: "RS256", use: "sig" };
}

function claimsOf(id) {
  return { sub: id, name: id.split("@")[0], email: id, email_verified: !id.startsWith("unverified") };
}

async function grantAll({ oidc }) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client.clientId,
    accountId: oidc.session.accountId,
  });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
}

function askWho(request, response) {
  response.setHeader("content-type", "text/html");
  response.end(`<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,"><form method="post" action="${request.url}">
    <label>Account <input name="account" required></label>
    <button name="action" value="continue">Continue</button>
    <button name="action" value="cancel" formnovalidate>Cancel</button></form>`);
}

async function answer(provider, request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  const result =
    form.get("action") === "cancel"
      ? { error: "access_denied", error_description: "The person said no" }
      : { login: { accountId: form.get("account") } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

// For the browser journeys it runs as a separate program.
if (process.argv[1] === import.meta.filename) {
  const { OPENID_PORT, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET, OPENID_REDIRECT_URI } = process.env;
  await openProvider({
    port: Number(OPENID_PORT),
    clientId: OPENID_CLIENT_ID,
    clientSecret: OPENID_CLIENT_SECRET,
    redirectUri: OPENID_REDIRECT_URI,
  });
}
