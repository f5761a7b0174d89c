import { brightfieldEnergy } from "./brightfield-energy";
import { casaAlmendra } from "./casa-almendra";
import type { ClientContent } from "./content-types";
import { fjellgateCycles } from "./fjellgate-cycles";
import { kestrelAndFern } from "./kestrel-and-fern";
import { lindenhofPhysiotherapy } from "./lindenhof-physiotherapy";
import { museumOfSmallMachines } from "./museum-of-small-machines";
import { quillfeatherPress } from "./quillfeather-press";
import { saltmarshBakery } from "./saltmarsh-bakery";

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
