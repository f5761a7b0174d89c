import { describeNoun } from "@/lib/api/call";
import { userPatchSchema, userSchema } from "./schema";

export const userCalls = describeNoun({
  title: "Profile",
  about: "The signed-in freelancer.",
  shapes: { User: userSchema, UserPatch: userPatchSchema },
  calls: [
    { method: "GET", path: "users", summary: "Read the profile", answer: "User", example: {} },
    {
      method: "PATCH",
      path: "users",
      summary: "Change the profile",
      description: "`pinnedProjects` replaces the whole list: projects that are not in it are unpinned.",
      body: "UserPatch",
      answer: "User",
      example: { body: { displayName: "Ida Brekke", currency: "EUR", specialization: ["Illustration"] } },
    },
    {
      method: "DELETE",
      path: "users",
      summary: "Delete the account",
      description: "Permanently deletes the account with all its data, sessions and stored files.",
      needsProof: true,
      status: 204,
    },
    {
      method: "DELETE",
      path: "users/sample",
      summary: "Remove the sample studio",
      description:
        "Removes what a new account contained (`content: sample`); 404 if there is nothing left of it. What was added later stays, with the project or client that it belongs to.",
      status: 204,
    },
  ],
});
