import "server-only";
import { brightfieldEnergy } from "./brightfield-energy/client";
import { casaAlmendra } from "./casa-almendra/client";
import type { ClientContent } from "./content-types";
import { fjellgateCycles } from "./fjellgate-cycles/client";
import { kestrelAndFern } from "./kestrel-and-fern/client";
import { lindenhofPhysiotherapy } from "./lindenhof-physiotherapy/client";
import { museumOfSmallMachines } from "./museum-of-small-machines/client";
import { quillfeatherPress } from "./quillfeather-press/client";
import { saltmarshBakery } from "./saltmarsh-bakery/client";

export const clients: ClientContent[] = [
  saltmarshBakery,
  fjellgateCycles,
  lindenhofPhysiotherapy,
  quillfeatherPress,
  museumOfSmallMachines,
  brightfieldEnergy,
  kestrelAndFern,
  casaAlmendra,
];
