import { expect, test } from "vitest";
import { tryAgain } from "./try-again.ts";

/** Work that fails with these, one after the other, and then answers how often it was begun. */
function failing(...failures: Error[]) {
	let begun = 0;
	return {
		begun: () => begun,
		work: () => {
			const failure = failures[begun++];
			return failure === undefined ? Promise.resolve(begun) : Promise.reject(failure);
		},
	};
}
const passing = new Error("passing");
const lasting = new Error("lasting");
const isPassing = (error: unknown) => error === passing;

test("what succeeds is done once", async () => {
	expect(await tryAgain(failing().work, isPassing)).toBe(1);
});

test("a passing failure is tried again, twice at most", async () => {
	expect(await tryAgain(failing(passing, passing).work, isPassing)).toBe(3);
	const always = failing(passing, passing, passing, passing);
	await expect(tryAgain(always.work, isPassing)).rejects.toBe(passing);
	expect(always.begun()).toBe(3);
});

test("any other failure is thrown at once", async () => {
	const { work, begun } = failing(lasting);
	await expect(tryAgain(work, isPassing)).rejects.toBe(lasting);
	expect(begun()).toBe(1);
	const later = failing(passing, lasting);
	await expect(tryAgain(later.work, isPassing)).rejects.toBe(lasting);
	expect(later.begun()).toBe(2);
});
