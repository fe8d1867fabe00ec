import { describe, expect, test } from "vitest";
import { hiddenMobile, maskMobiles } from "./mask-mobiles.ts";

describe("hidden", () => {
	test.each([
		["Call 9876543210 today", `Call ${hiddenMobile} today`],
		["+919876543210", hiddenMobile],
		["+91 98765 43210", hiddenMobile],
		["+91-98765-43210.", `${hiddenMobile}.`],
		["(+91) 98765.43210", `(${hiddenMobile}`],
		["919876543210", hiddenMobile],
		["00919876543210", hiddenMobile],
		["09876543210", hiddenMobile],
		["0 98765 43210", hiddenMobile],
		["9 8 7 6 5 4 3 2 1 0", hiddenMobile],
		["98-76-54-32-10", hiddenMobile],
		["6000000000,7000000000;8000000000", `${hiddenMobile},${hiddenMobile};${hiddenMobile}`],
		["pin 171001 9876543210", `pin 171001 ${hiddenMobile}`],
		["९८७६५४३२१० पर फोन करें", `${hiddenMobile} पर फोन करें`],
		["+९१ ९८७६५ ४३२१०", hiddenMobile],
		["９８７６５４３２１０", hiddenMobile],
		["ph:9876543210(evening)", `ph:${hiddenMobile}(evening)`],
		["987\n654\n3210", hiddenMobile],
		["98765\u200b43210", hiddenMobile],
		["98765\u200d\u200c43210", hiddenMobile],
		["98765\u000743210", hiddenMobile],
		["98765_43210 or 98765*43211", `${hiddenMobile} or ${hiddenMobile}`],
	])("%j becomes %j", (text, masked) => {
		expect(maskMobiles(text)).toBe(masked);
	});
});

describe("left as it is", () => {
	test.each([
		"",
		"Two ceiling fans and 1 geyser, 15 litres",
		"Budget ₹70,000 - ₹80,000",
		"Rooms 12 x 14, 3 of them",
		"Pincode 171001, flat 1204",
		"Order 1234567890",
		"5876543210",
		"From 20-11-2026 10:30 to 22-11-2026 18:00",
		"Meter 98765432109876",
		"987654321",
	])("%j", (text) => {
		expect(maskMobiles(text)).toBe(text);
	});
});

test("a long text without numbers comes back, and does not try every way to read it", () => {
	const text = "9 ".repeat(9).concat("x").repeat(5_000);
	expect(maskMobiles(text)).toBe(text);
});
