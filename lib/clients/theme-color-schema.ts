import { z } from "zod";
import { themeColorValues } from "./theme-colors";

/** One of the 21 colours that a client can fly. */
export const themeColorSchema = z.enum(themeColorValues, { error: "Please select a color" });
