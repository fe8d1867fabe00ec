import { must } from "./step.ts";

// The fast tests, which a developer runs before every commit. They include the access of every route, although that
// needs the whole server, because it is easily forgotten.
await must("node", ["scripts/generate.ts"]);
await must("react-router", ["typegen"]);
await must("oxfmt", ["--check"]);
await must("oxlint", ["--type-aware", "--deny-warnings"]);
await must("tsc", ["--noEmit"]);
await must("knip", []);
await must("vitest", ["run", "--exclude", "**/!(route-access).api.test.ts"]);
