import { describe, expect, test } from "vitest";
import { moveFaults, moveRequest } from "./status-move.ts";

const plain = { type: "active", needsReason: false, skipsPayment: false } as const;
const withReason = { type: "expired", needsReason: true, skipsPayment: false } as const;
const unpaid = { type: "active", needsReason: true, skipsPayment: true } as const;

describe("missing from a move", () => {
	test.each([
		["nothing", plain, "", false, []],
		["its reason", withReason, "  ", false, ["reason"]],
		["nothing if it is given", withReason, "Moved away", false, []],
		["the waiver and its reason", unpaid, "", false, ["paymentOption", "reason"]],
		["the waiver", unpaid, "A partner", false, ["paymentOption"]],
		["the reason of the waiver", unpaid, "", true, ["reason"]],
		["nothing if both are given", unpaid, "A partner", true, []],
	] as const)("%s", (_, move, reason, skipsPayment, fields) => {
		expect(moveFaults(move, { reason, skipsPayment }).map(({ path }) => path)).toEqual(fields);
	});
});

describe("the request for a move", () => {
	const input = { reason: " Moved away ", skipsPayment: true };

	test("contains what the move needs", () => {
		expect(moveRequest("p1", withReason, input)).toEqual({
			professionalId: "p1",
			type: "expired",
			reason: "Moved away",
		});
		expect(moveRequest("p1", unpaid, input)).toMatchObject({ paymentOption: true, reason: "Moved away" });
	});

	test("leaves out what was entered for another move", () => {
		expect(moveRequest("p1", plain, input)).toEqual({ professionalId: "p1", type: "active" });
	});
});
