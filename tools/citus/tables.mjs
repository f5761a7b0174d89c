/**
 * The tables that are whole on every node: the user, and what a sign-in finds by something else than the user's id. A unique
 * index of a table that is distributed by user must contain the user's id.
 */
export const referenceTables = [
  "User",
  "Account",
  "Session",
  "Passkey",
  "RecoveryCode",
  "RecoveryLink",
  "EmailConfirmation",
  "SignInChallenge",
];

/** The tables that stay on the coordinator: they belong to the server and not to a user. */
export const localTables = [
  "_prisma_migrations",
  "ObjectRemoval",
  "PasskeyChallenge",
  "RateLimit",
  "ServerEvent",
  "SignInFailure",
];

/** The first of the tables that are distributed by user. The shards of the others are on the same nodes as its shards. */
export const FIRST = "Client";
