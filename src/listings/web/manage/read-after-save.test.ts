import { expect, test, vi } from "vitest";
import { readAfterSave } from "./read-after-save.ts";

test("reloads the listing once an address is saved", async () => {
	const steps: string[] = [];
	const save = readAfterSave(
		async () => {
			await Promise.resolve();
			steps.push("saved");
			return "address";
		},
		() => steps.push("read"),
	);
	expect(await save()).toBe("address");
	expect(steps).toEqual(["saved", "read"]);
});

test("does not reload the listing if no address is saved", async () => {
	const read = vi.fn<() => void>();
	expect(await readAfterSave(async () => null, read)()).toBeNull();
	expect(read).not.toHaveBeenCalled();
});
