import { expect, test } from "vitest";
import { ListFailure, listingsIn } from "./own-listings-answer.ts";

test("reads the listings of a successful response", () => {
	expect(listingsIn({ success: true, professionals: [] })).toEqual([]);
});

test("fails with the message of a response without success", () => {
	const read = () => listingsIn({ success: false, message: "Your services are being moved." });
	expect(read).toThrow(ListFailure);
	expect(read).toThrow("Your services are being moved.");
});
