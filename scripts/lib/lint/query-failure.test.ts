import { RuleTester } from "eslint";
import { describe, test } from "vitest";
import { queryFailure } from "./query-failure.mjs";

RuleTester.it = test;
RuleTester.describe = describe;

const tester = new RuleTester({
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
});
const errors = [{ messageId: "unhandled" }];

tester.run("query-failure", queryFailure, {
  valid: [
    "const { data, isError } = useQuery(tasks());",
    "const query = useQuery(tasks()); if (query.isError) fail();",
    "const query = useQuery(tasks()); show(<List query={query} />);",
    "const first = useQuery(tasks()); const all = [first]; use(all);",
    "const isSignedIn = useQuery(user()).isSuccess;",
    "const useTasks = () => useQuery(tasks());",
    "const { data, ...rest } = useQuery(tasks());",
    "const user = useQueryData(userQuery());",
  ],
  invalid: [
    { code: "const { data } = useQuery(tasks());", errors },
    { code: "const { data = [], isPending } = useQuery(tasks());", errors },
    { code: "const items = useQuery(tasks()).data?.items;", errors },
    { code: "const query = useQuery(tasks()); show(query.data, query.isPending);", errors },
    { code: "const query = useQuery(tasks());", errors },
  ],
});
