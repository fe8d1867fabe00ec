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
		["98765...43210", hiddenMobile],
		["98765....43210", hiddenMobile],
		["98765      43210", hiddenMobile],
		["98765\r\n\r\n43210", hiddenMobile],
		["98765, 43210", hiddenMobile],
		["9,87,65,43,210", hiddenMobile],
		["98,765 - 43,210", hiddenMobile],
		["98700,43200 or 98700 / 43200", `${hiddenMobile} or ${hiddenMobile}`],
		["flat 702, 987 6543 210", `flat ${hiddenMobile}`],
		["7/11/2026 987-6543210", `7/11/2026 ${hiddenMobile}`],
		["₹700, 98765 43210", `₹700, ${hiddenMobile}`],
		[
			"9\ufe0f\u20e38\ufe0f\u20e37\ufe0f\u20e36\ufe0f\u20e35\ufe0f\u20e34\ufe0f\u20e33\ufe0f\u20e32\ufe0f\u20e31\ufe0f\u20e30",
			hiddenMobile,
		],
		["⁹⁸⁷⁶⁵⁴³²¹⁰ and ⑨⑧⑦⑥⑤④③②①⓪", `${hiddenMobile} and ${hiddenMobile}`],
		["👍 9876543210 👍", `👍 ${hiddenMobile} 👍`],
	])("%j becomes %j", (text, masked) => {
		expect(maskMobiles(text)).toBe(masked);
	});
});

test.each([",", "/", ":", "|", "~", "+", "&", ";", "=", "#", "'", "\n", "\u2028", " | ", "-/-/-/", "₹"])(
	"hidden with %j in between",
	(between) => {
		expect(maskMobiles(`ring 98765${between}43210 now`)).toBe(`ring ${hiddenMobile} now`);
	},
);

test.each([
	["Devanagari", "०"],
	["Bengali", "০"],
	["Gurmukhi", "੦"],
	["Gujarati", "૦"],
	["Odia", "୦"],
	["Tamil", "௦"],
	["Telugu", "౦"],
	["Kannada", "೦"],
	["Malayalam", "൦"],
	["Arabic", "٠"],
	["Urdu", "۰"],
	["wide", "０"],
	["mathematical bold", "𝟎"],
	["mathematical double-struck", "𝟘"],
	["mathematical monospace", "𝟶"],
])("hidden in %s digits, and what begins with 5 is not", (_, nought) => {
	const written = (digits: string) =>
		Array.from(digits, (digit) => String.fromCodePoint((nought.codePointAt(0) ?? 0) + Number(digit))).join(
			"",
		);
	expect(maskMobiles(`ring ${written("9876543210")} now`)).toBe(`ring ${hiddenMobile} now`);
	expect(maskMobiles(`ring ${written("9876")}543-${written("210")} now`)).toBe(`ring ${hiddenMobile} now`);
	expect(maskMobiles(written("5876543210"))).toBe(written("5876543210"));
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
		"98765.......43210",
		"70,000 - 80,000",
		"₹70000/₹80000",
		"₹9,50,000 & ₹70,000",
		"Prices 750, 800, 6500",
		"₹799, ₹899, ₹6999",
		"650/700/8000",
		"7/11/2026 6:30",
		"09-11-2026, 6:30 in the evening",
		"7/11/2026, 8/11/2026",
		"8:00, 9:00, 10:00",
		"7/11, 8/11, 10/11",
		"98765 and 43210",
	])("%j", (text) => {
		expect(maskMobiles(text)).toBe(text);
	});
});

test("a long text without numbers comes back, and does not try every way to read it", () => {
	const text = "9 ".repeat(9).concat("x").repeat(5_000);
	expect(maskMobiles(text)).toBe(text);
});

test("the time it takes grows with the text and no faster", () => {
	const time = (text: string) => {
		const start = performance.now();
		maskMobiles(text);
		return performance.now() - start;
	};
	for (const unit of ["9 ", "9......", "91 ", "₹700, ", "0", "+", "9,", "𝟗 "]) {
		time(unit.repeat(100));
		expect(time(unit.repeat(5_000 / unit.length)), unit).toBeLessThan(50);
	}
});
