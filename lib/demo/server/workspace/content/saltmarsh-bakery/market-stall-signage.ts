import "server-only";
import type { ProjectContent } from "@/lib/demo/server/workspace/content/content-types";

export const marketStallSignage: ProjectContent = {
  name: "Market stall signage",
  projectStatus: "completed",
  paymentStatus: "paid",
  budget: 2900,
  started: -292,
  updatedHoursAgo: 24 * 38,
  note: [
    "Done and hanging. Caleb keeps the enamel templates; a second price board costs 180.",
    "The chalk lettering lasts about six weeks in salt air. Rasa renews it each season.",
  ],
  links: [
    ["Installation photos", "https://drive.google.com/drive/folders/1SaltmarshStallPhotos"],
    ["Market hall sign rules", "https://markethall.example/traders/signs"],
    ["Layout file", "https://www.figma.com/design/7hNcLpD3eSaltmarsh03/Stall"],
    ["Beacon order sheet", "https://docs.google.com/document/d/1BeaconOrderSaltmarsh"],
  ],
  clientContacts: ["Leilani Kahale", "Bogdan Stoica"],
  partners: ["Caleb Whitehorse", "Ottilie Brandt", "Rasa Vaitkutė"],
  tasks: [
    { day: -84, name: "Measure the stall and its beams", done: true, tags: ["on site"] },
    { day: -77, name: "Price board that can be changed with wet hands", done: true, tags: ["design"] },
    { day: -64, name: "Order enamel samples in cream and rust", done: true, tags: ["materials"] },
    { day: -45, name: "Photograph the finished stall for the portfolio", done: true, tags: ["photo"] },
  ],
  events: [
    { day: -93, time: "16:00", name: "Walk through the market hall", tags: ["on site"] },
    { day: -86, time: "10:00", name: "Site survey with Beacon Signs", tags: ["on site"] },
    { day: -79, time: "16:30", name: "Layout review over coffee", tags: ["review"] },
    { day: -61, time: "14:00", name: "Enamel sample check", tags: ["materials"] },
    { day: -50, time: "15:00", name: "Delivery to the bakery yard", tags: ["on site"] },
    { day: -48, time: "09:00", name: "Installation before opening", tags: ["on site", "launch"] },
  ],
  files: {
    work: [
      ["Stall front, elevation", "signage.webp", -82],
      ["Price board sketches", "wireframe-web.png", -78],
      ["Lettering trials", "type-specimen.webp", -71],
      ["Sign set working file", "https://www.figma.com/design/7hNcLpD3eSaltmarsh03/Signs", -70, "design"],
    ],
    asset: [
      ["Agreement, stall signage", "service-agreement.pdf", -92],
      ["Beacon price list", "cost-estimate.csv", -85],
      ["Enamel colours", "swatches.ase", -63],
      ["Cutting files for birch", "handover-package.zip", -55],
      [
        "Finished stall, morning light",
        "https://drive.google.com/file/d/1SaltmarshStallMorning/view",
        -45,
        "image",
      ],
      ["Care sheet for enamel", "https://docs.google.com/document/d/1EnamelCareSheet", -44, "document"],
      ["Chalk artwork", "logo-mark.svg", -58],
    ],
  },
};
