import "server-only";
import { PrismaAdapter } from "@auth/prisma-adapter";
import NextAuth, { type NextAuthConfig } from "next-auth";
import type { Adapter } from "next-auth/adapters";
import Google from "next-auth/providers/google";
import { db } from "./db";
import { env, isHttps } from "./env";
import { sessionCookieName } from "./session";

/**
 * Auth.js: sign-in with an OpenID provider, kept in the same session rows and cookie that session.ts reads. The
 * configuration is a function because the environment is only there once the server runs.
 */
const { handlers, signIn } = NextAuth(() => config());

export { handlers };

/** The provider's address to send a person to, with state, nonce and PKCE in cookies set on the way. */
export async function googleAddress(): Promise<string> {
  return (await signIn("google", { redirect: false, redirectTo: "/home/projects" })) as string;
}

/** Whether sign-in with Google is set up on this server. */
export function hasGoogle(): boolean {
  return Boolean(env().GOOGLE_CLIENT_ID);
}

function config(): NextAuthConfig {
  return {
    adapter: adapter(),
    secret: env().AUTH_SECRET,
    trustHost: true,
    session: { strategy: "database" },
    providers: hasGoogle() ? [googleProvider()] : [],
    pages: { signIn: "/welcome", error: "/welcome" },
    useSecureCookies: isHttps(),
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps() },
      },
    },
    // By default the session would answer with every column of the user.
    callbacks: { session: ({ session }) => ({ expires: session.expires, user: {} }) },
    logger: { error: () => {}, warn: () => {}, debug: () => {} },
  };
}

function googleProvider() {
  return Google({
    clientId: env().GOOGLE_CLIENT_ID,
    clientSecret: env().GOOGLE_CLIENT_SECRET,
    issuer: env().GOOGLE_ISSUER,
    checks: ["pkce", "state", "nonce"],
  });
}

/**
 * The Prisma adapter, with two differences: a person is known by their account at the provider and never by an email
 * address, which the profile lets anyone write; and a session ends with its tenant.
 */
function adapter(): Adapter {
  const base = PrismaAdapter(db);
  return {
    ...base,
    getUserByEmail: async () => null,
    createUser: async ({ name, email, image, emailVerified }) => {
      const user = await db.user.create({
        data: {
          kind: "google",
          expiresAt: googleEnd(),
          displayName: name || "New User",
          name,
          email,
          image,
          emailVerified,
        },
      });
      return { id: user.id, email, emailVerified, name, image };
    },
    createSession: async (session) => {
      const { expiresAt } = await db.user.findUniqueOrThrow({ where: { id: session.userId } });
      const expires = expiresAt && expiresAt < session.expires ? expiresAt : session.expires;
      return db.session.create({ data: { ...session, expires } });
    },
  };
}

/** When a tenant that signs in with Google now will end; null lives for good. */
function googleEnd(): Date | null {
  const hours = env().GOOGLE_DATA_HOURS;
  return hours === 0 ? null : new Date(Date.now() + hours * 60 * 60 * 1000);
}
