-- The search of everything reads the latest of many matching rows from these, and stops after five.
CREATE INDEX "Task_userId_updatedAt_id_idx" ON "Task"("userId", "updatedAt" DESC, "id");

CREATE INDEX "Event_userId_updatedAt_id_idx" ON "Event"("userId", "updatedAt" DESC, "id");
