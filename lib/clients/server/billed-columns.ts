import "server-only";
import { addressColumns } from "@/lib/shared/text/address";
import type { Prisma } from "@/lib/server/db/generated/client";

/** The columns of a client that a new document of its project begins with. */
export const billedClientColumns = {
  id: true,
  name: true,
  themeColor: true,
  taxId: true,
  vatId: true,
  email: true,
  phoneNumber: true,
  address: true,
  ...addressColumns,
  detail: true,
  language: true,
} satisfies Prisma.ClientSelect;
