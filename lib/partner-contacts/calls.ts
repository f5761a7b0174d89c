import { countSchema, listSchema } from "@/lib/api/list";
import { describeNoun, exampleIds } from "@/lib/api/call";
import {
  newPartnerContactSchema,
  newPartnerContactsSchema,
  partnerContactFilterSchema,
  partnerContactPatchSchema,
  partnerContactSchema,
} from "./schema";

export const partnerContactCalls = describeNoun({
  title: "Partner contacts",
  about: "The people that the freelancer works with.",
  shapes: {
    PartnerContact: partnerContactSchema,
    PartnerContactList: listSchema(partnerContactSchema),
    NewPartnerContact: newPartnerContactSchema,
    NewPartnerContacts: newPartnerContactsSchema,
    CreatedCount: countSchema,
    PartnerContactPatch: partnerContactPatchSchema,
    PartnerContactFilter: partnerContactFilterSchema,
  },
  calls: [
    {
      method: "POST",
      path: "partner-contacts",
      summary: "Create a partner contact",
      body: "NewPartnerContact",
      answer: "PartnerContact",
      status: 201,
      example: { body: { id: exampleIds.partnerContact, name: "Søren Aakre", role: "Illustrator" } },
    },
    {
      method: "POST",
      path: "partner-contacts/create-many",
      summary: "Create several partner contacts",
      description:
        "Creates all rows or none, at most 1,000. Rows that are already stored with the same content are skipped. If one is stored with different content, the response is 409 and nothing is created.",
      body: "NewPartnerContacts",
      answer: "CreatedCount",
      example: { body: [{ name: "Mei-Ling Tsai", role: "Photographer" }] },
    },
    {
      method: "POST",
      path: "partner-contacts/search",
      summary: "Search partner contacts",
      body: "PartnerContactFilter",
      answer: "PartnerContactList",
      example: { body: { role: "illustrator" } },
    },
    {
      method: "PATCH",
      path: "partner-contacts/{id}",
      summary: "Change a partner contact",
      body: "PartnerContactPatch",
      answer: "PartnerContact",
      example: { id: exampleIds.partnerContact, body: { company: "Aakre Tegner" } },
    },
    {
      method: "DELETE",
      path: "partner-contacts/{id}",
      summary: "Delete a partner contact",
      status: 204,
      isTrashed: true,
      example: { id: exampleIds.partnerContact },
    },
  ],
});
