-- Checked at the end of the transaction: Citus inserts the rows before their entry.
ALTER TABLE "TrashedRows" DROP CONSTRAINT "TrashedRows_userId_entryId_fkey";
ALTER TABLE "TrashedRows" ADD CONSTRAINT "TrashedRows_userId_entryId_fkey" FOREIGN KEY ("userId", "entryId") REFERENCES "TrashEntry"("userId", "id")
    ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
