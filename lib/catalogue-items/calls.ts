import { describeNoun, exampleIds } from "@/lib/api/call";
import { listSchema } from "@/lib/api/list";
import {
  catalogueItemFilterSchema,
  catalogueItemPatchSchema,
  catalogueItemSchema,
  newCatalogueItemSchema,
} from "./schema";

export const catalogueItemCalls = describeNoun({
  title: "Price list",
  about:
    "Lines that are saved to be used in documents. A document copies them, so a change of the price list changes no document.",
  shapes: {
    CatalogueItem: catalogueItemSchema,
    CatalogueItemList: listSchema(catalogueItemSchema),
    NewCatalogueItem: newCatalogueItemSchema,
    CatalogueItemPatch: catalogueItemPatchSchema,
    CatalogueItemFilter: catalogueItemFilterSchema,
  },
  calls: [
    {
      method: "POST",
      path: "catalogue-items",
      summary: "Add a line to the price list",
      description:
        "`tax` is a percentage, null for the document's. `currency` is that of the rate, null for any.",
      body: "NewCatalogueItem",
      answer: "CatalogueItem",
      status: 201,
      example: {
        body: { id: exampleIds.catalogueItem, title: "Design", unit: "hour", rate: "95.00", currency: "EUR" },
      },
    },
    {
      method: "POST",
      path: "catalogue-items/search",
      summary: "Search the price list",
      description: "Sorted by title. `name` is contained in the title.",
      body: "CatalogueItemFilter",
      answer: "CatalogueItemList",
      example: { body: { name: "design" } },
    },
    {
      method: "GET",
      path: "catalogue-items/{id}",
      summary: "Read a line of the price list",
      answer: "CatalogueItem",
      example: { id: exampleIds.catalogueItem },
    },
    {
      method: "PATCH",
      path: "catalogue-items/{id}",
      summary: "Change a line of the price list",
      body: "CatalogueItemPatch",
      answer: "CatalogueItem",
      example: { id: exampleIds.catalogueItem, body: { rate: "105" } },
    },
    {
      method: "DELETE",
      path: "catalogue-items/{id}",
      summary: "Delete a line of the price list",
      status: 204,
      isTrashed: true,
      example: { id: exampleIds.catalogueItem },
    },
  ],
});
