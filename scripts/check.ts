import { must } from "./step.ts";

// The quick part of the tests: what a developer runs before every commit. Who may call what is asked of the whole
// server, and is too easily forgotten to wait for the rest.
await must("node", ["scripts/compile-messages.ts"]);
await must("react-router", ["typegen"]);
await must("oxfmt", ["--check"]);
await must("oxlint", ["--type-aware", "--deny-warnings"]);
await must("tsc", ["--noEmit"]);
await must("knip", []);
await must("vitest", ["run", "--exclude", "**/!(route-access).api.test.ts"]);
