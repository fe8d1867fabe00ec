import { expect, test } from "vitest";
import { paise } from "../platform/money.ts";
import { amountInWords } from "./amount-in-words.ts";

test.each([
	[49_900, "Rupees Four Hundred Ninety Nine Only"],
	[100, "Rupees One Only"],
	[118_050, "Rupees One Thousand One Hundred Eighty and Fifty Paise Only"],
	[
		1_23_45_67_890,
		"Rupees One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight and Ninety Paise Only",
	],
	[1_00_000_00, "Rupees One Lakh Only"],
	[10_001, "Rupees One Hundred and One Paisa Only"],
	[99, "Rupees Zero and Ninety Nine Paise Only"],
])("%i paise are %s", (amount, words) => {
	expect(amountInWords(paise(amount))).toBe(words);
});
