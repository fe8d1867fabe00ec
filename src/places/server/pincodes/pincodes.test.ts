import { expect, test, vi } from "vitest";
import { stubDb } from "../../../testing/stub-db.ts";
import type { PostOffice } from "../../places.contract.ts";
import { createPincodes } from "./pincodes.ts";

/** Look-ups with an empty database and a service whose responses the test releases. */
function lookups() {
	let now = new Date("2026-11-20T06:30:00.000Z").getTime();
	let isLoading = false;
	const waiting: ((offices: PostOffice[]) => void)[] = [];
	const lookUp = vi.fn<(pincode: string) => Promise<PostOffice[]>>(
		() => new Promise((resolve) => void waiting.push(resolve)),
	);
	const pincodes = createPincodes({
		// Unknown pincodes are never stored.
		db: stubDb(async () => []),
		clock: () => new Date(now),
		log: { warn: () => {} },
		services: [{ name: "pincodes.example", lookUp }],
		isDirectoryLoading: () => isLoading,
	});
	return {
		lookUp,
		pincodes,
		setLoading: (loading: boolean) => void (isLoading = loading),
		ask: (pincode: string) => pincodes.officesOf(pincode).catch((error: Error) => error.message),
		answerAll: () => waiting.splice(0).forEach((answer) => answer([])),
		advance: (milliseconds: number) => void (now += milliseconds),
	};
}

const unknown = "Invalid PIN Code or network error";
const turn = () => new Promise((resolve) => void setImmediate(resolve));
const pins = (count: number) => Array.from({ length: count }, (_, index) => String(100_000 + index));

test("looks a pincode up once for many calls at the same time", async () => {
	const { ask, lookUp, answerAll } = lookups();
	const asking = Promise.all(Array.from({ length: 20 }, () => ask("171999")));
	await turn();
	expect(lookUp).toHaveBeenCalledOnce();
	answerAll();
	expect(new Set(await asking)).toEqual(new Set([unknown]));
	expect(lookUp).toHaveBeenCalledOnce();
});

test("looks up eight at once, refuses the ninth, and allows it later", async () => {
	const { ask, lookUp, answerAll } = lookups();
	const first = Promise.all(pins(8).map(ask));
	await turn();
	expect(await ask("171999")).toBe(unknown);
	expect(lookUp).toHaveBeenCalledTimes(8);
	answerAll();
	await first;
	const again = ask("171999");
	await turn();
	expect(lookUp).toHaveBeenLastCalledWith("171999");
	answerAll();
	await again;
});

test("looks an unknown pincode up again after ten minutes", async () => {
	const { ask, lookUp, answerAll, advance } = lookups();
	const asking = ask("171999");
	await turn();
	answerAll();
	await asking;
	advance(10 * 60_000 - 1);
	expect(await ask("171999")).toBe(unknown);
	expect(lookUp).toHaveBeenCalledOnce();
	advance(1);
	void ask("171999");
	await turn();
	expect(lookUp).toHaveBeenCalledTimes(2);
});

test("reports that the directory is being loaded instead of an unknown pincode", async () => {
	const { pincodes, lookUp, setLoading, answerAll } = lookups();
	setLoading(true);
	const asking = pincodes.officesOf("171001").catch((error: unknown) => error);
	await turn();
	expect(lookUp).toHaveBeenCalledOnce();
	answerAll();
	expect(await asking).toMatchObject({
		code: "service_away",
		message: "The PIN code directory is still loading. Please try again in a moment.",
		details: { retryAfterSeconds: 5, reason: "directory_loading" },
	});
	setLoading(false);
	await expect(pincodes.officesOf("171001")).rejects.toMatchObject({ code: "not_found" });
});
