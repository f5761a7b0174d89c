import { countSchema, listSchema } from "@/lib/api/list";
import { describeNoun, exampleIds } from "@/lib/api/call";
import {
  clientContactFilterSchema,
  clientContactPatchSchema,
  clientContactSchema,
  newClientContactSchema,
  newClientContactsSchema,
} from "./schema";

export const clientContactCalls = describeNoun({
  title: "Client contacts",
  about: "The people at a client.",
  shapes: {
    ClientContact: clientContactSchema,
    ClientContactList: listSchema(clientContactSchema),
    NewClientContact: newClientContactSchema,
    NewClientContacts: newClientContactsSchema,
    CreatedCount: countSchema,
    ClientContactPatch: clientContactPatchSchema,
    ClientContactFilter: clientContactFilterSchema,
  },
  calls: [
    {
      method: "POST",
      path: "client-contacts",
      summary: "Create a client contact",
      description: "The field that other calls name `details` is named `detail` here.",
      body: "NewClientContact",
      answer: "ClientContact",
      status: 201,
      example: {
        body: {
          id: exampleIds.clientContact,
          companyId: exampleIds.client,
          name: "Constance Abernathy",
          role: "Owner",
        },
      },
    },
    {
      method: "POST",
      path: "client-contacts/create-many",
      summary: "Create several client contacts",
      description:
        "Creates all rows or none, at most 1,000. Rows that are already stored with the same content are skipped. If one is stored with different content, the response is 409 and nothing is created.",
      body: "NewClientContacts",
      answer: "CreatedCount",
      example: { body: [{ companyId: exampleIds.client, name: "Walter Osei", role: "Baker" }] },
    },
    {
      method: "POST",
      path: "client-contacts/search",
      summary: "Search client contacts",
      description:
        "Sorted by name. `company` matches text in the client's name, `companyId` a client and `projectId` a project.",
      body: "ClientContactFilter",
      answer: "ClientContactList",
      example: { body: { companyId: exampleIds.client } },
    },
    {
      method: "PATCH",
      path: "client-contacts/{id}",
      summary: "Change a client contact",
      body: "ClientContactPatch",
      answer: "ClientContact",
      example: { id: exampleIds.clientContact, body: { email: "constance@saltmarsh.example" } },
    },
    {
      method: "DELETE",
      path: "client-contacts/{id}",
      summary: "Delete a client contact",
      status: 204,
      isTrashed: true,
      example: { id: exampleIds.clientContact },
    },
  ],
});
