import { must } from "./step.ts";

// The quick part of the tests: what a developer runs before every commit.
await must("node", ["scripts/compile-messages.ts"]);
await must("react-router", ["typegen"]);
await must("oxfmt", ["--check"]);
await must("oxlint", ["--type-aware", "--deny-warnings"]);
await must("tsc", ["--noEmit"]);
await must("vitest", ["run", "--exclude", "**/*.api.test.ts"]);
