import { describeNoun } from "@/lib/api/call";
import { serverStatusSchema } from "./schema";

export const serverStatusCalls = describeNoun({
  title: "About this server",
  about: "For the owner of the server, who is the first account or was named with `npm run access -- owner`.",
  shapes: { ServerStatus: serverStatusSchema },
  calls: [
    {
      method: "GET",
      path: "server-status",
      summary: "Read the state of the server",
      description:
        "Version, health, storage, the last sweep and backup, and which environment variables are set, without secret values. 404 for everybody who does not own the server.",
      answer: "ServerStatus",
    },
  ],
});
