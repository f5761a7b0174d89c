-- The order of tasks with and without a status. What is left of it (name, id) is sorted for the few that share a moment.
DROP INDEX "Task_userId_status_dueAt_updatedAt_name_idx";
DROP INDEX "Task_userId_projectId_status_dueAt_updatedAt_name_idx";
CREATE INDEX "Task_userId_dueAt_updatedAt_idx" ON "Task"("userId", "dueAt", "updatedAt");
CREATE INDEX "Task_userId_status_dueAt_updatedAt_idx" ON "Task"("userId", "status", "dueAt", "updatedAt");
CREATE INDEX "Task_userId_projectId_status_dueAt_updatedAt_idx" ON "Task"("userId", "projectId", "status", "dueAt", "updatedAt");
