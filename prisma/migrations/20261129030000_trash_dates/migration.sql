-- When a deleted task or event is due, or deleted time began: the trash tells rows of one name apart.
ALTER TABLE "TrashEntry" ADD COLUMN "occursAt" TIMESTAMPTZ(3), ADD COLUMN "isWithTime" BOOLEAN NOT NULL DEFAULT false;
