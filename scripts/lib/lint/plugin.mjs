import { commentStart } from "./comment-start.mjs";
import { importZones } from "./import-zones.mjs";
import { optimisticUpdate } from "./optimistic-update.mjs";
import { queryFailure } from "./query-failure.mjs";

/** Rules of this repository for oxlint, which loads them by `jsPlugins` of .oxlintrc.json. */
const plugin = {
  meta: { name: "pennant" },
  rules: {
    "comment-start": commentStart,
    "import-zones": importZones,
    "optimistic-update": optimisticUpdate,
    "query-failure": queryFailure,
  },
};

export default plugin;
