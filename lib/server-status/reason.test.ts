import { expect, it } from "vitest";
import { reasonInWords } from "./reason";

it.each([
  ["ECONNREFUSED", "Nothing answers at its address. (ECONNREFUSED)"],
  ["EAUTH", "It refused the user name or the password. (EAUTH)"],
  ["EACCES", "Pennant is not allowed to read or write it. (EACCES)"],
  ["EROFS", "It is read-only. (EROFS)"],
  ["Unexpected response", "Unexpected response"],
  ["P1001", "P1001"],
])("the reason %o is shown as %o", (reason, words) => expect(reasonInWords(reason)).toBe(words));
