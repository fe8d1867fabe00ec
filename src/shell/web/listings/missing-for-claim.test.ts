import { expect, test } from "vitest";
import { missingAfter } from "./missing-for-claim.ts";

type Bought = NonNullable<Parameters<typeof missingAfter>[0]>;

/** Only its presence matters. */
const some = [{}] as Bought["open"] & Bought["pending"];

test.each<[string, Bought | null, ReturnType<typeof missingAfter>]>([
	["while that is not known", null, "plan"],
	["nothing was bought", { open: [], pending: [] }, "plan"],
	["a plan was bought", { open: some, pending: [] }, "nothing"],
	["a payment is under way", { open: [], pending: some }, "nothing"],
])("what is still missing for a claim: %s", (_, bought, missing) => {
	expect(missingAfter(bought)).toBe(missing);
});
