import { expect, test, vi } from "vitest";
import { readAfterSave } from "./read-after-save.ts";

test("a saved address has the listing read again, after it is stored", async () => {
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

test("an address that is not saved leaves the listing as it is", async () => {
	const read = vi.fn<() => void>();
	expect(await readAfterSave(async () => null, read)()).toBeNull();
	expect(read).not.toHaveBeenCalled();
});
