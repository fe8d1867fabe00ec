import { expect, test } from "vitest";
import { tryAgain } from "./try-again.ts";

/** Work that fails with these errors in turn, then returns how often it was started. */
function failing(...failures: Error[]) {
	let started = 0;
	return {
		started: () => started,
		work: () => {
			const failure = failures[started++];
			return failure === undefined ? Promise.resolve(started) : Promise.reject(failure);
		},
	};
}
const passing = new Error("passing");
const lasting = new Error("lasting");
const isPassing = (error: unknown) => error === passing;

test("runs successful work once", async () => {
	expect(await tryAgain(failing().work, isPassing)).toBe(1);
});

test("repeats work twice at most after a transient failure", async () => {
	expect(await tryAgain(failing(passing, passing).work, isPassing)).toBe(3);
	const always = failing(passing, passing, passing, passing);
	await expect(tryAgain(always.work, isPassing)).rejects.toBe(passing);
	expect(always.started()).toBe(3);
});

test("throws any other error without repeating", async () => {
	const { work, started } = failing(lasting);
	await expect(tryAgain(work, isPassing)).rejects.toBe(lasting);
	expect(started()).toBe(1);
	const later = failing(passing, lasting);
	await expect(tryAgain(later.work, isPassing)).rejects.toBe(lasting);
	expect(later.started()).toBe(2);
});
