-- The search of everything reads the latest of many matching rows from these, and stops after five.
CREATE INDEX "Task_userId_updatedAt_id_idx" ON "Task"("userId", "updatedAt" DESC, "id");

CREATE INDEX "Event_userId_updatedAt_id_idx" ON "Event"("userId", "updatedAt" DESC, "id");

-- Whether any name starts with the text. Two characters exclude most rows, and many equal keys make a small index. Prisma
-- cannot express it.
CREATE INDEX "Task_userId_start_idx" ON "Task"("userId", left("searchName", 2));

CREATE INDEX "Event_userId_start_idx" ON "Event"("userId", left("searchName", 2));
