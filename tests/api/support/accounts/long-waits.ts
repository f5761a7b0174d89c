import { db } from "@/lib/server/db/client";

/**
 * Returns a test in which each wait after failed sign-ins lasts at least a minute: the first ones last a second, which a busy machine
 * needs until the next attempt.
 */
export function withLongWaits(test: () => Promise<void>): () => Promise<void> {
  return async () => {
    await db.$executeRaw`
      CREATE FUNCTION "longWait"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW."blockedUntil" := GREATEST(NEW."blockedUntil", now() + interval '1 minute');
        RETURN NEW;
      END $$`;
    await db.$executeRaw`
      CREATE TRIGGER "longWait" BEFORE INSERT OR UPDATE ON "SignInFailure"
      FOR EACH ROW WHEN (NEW."blockedUntil" > now()) EXECUTE FUNCTION "longWait"()`;
    try {
      await test();
    } finally {
      await db.$executeRaw`DROP FUNCTION "longWait" CASCADE`;
    }
  };
}
