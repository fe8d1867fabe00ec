import { expect, test } from "vitest";
import { rateFaults } from "./rates.ts";

const pathsOf = (rates: Parameters<typeof rateFaults>[0]) => rateFaults(rates).map(({ path }) => path);

test("accepts names of 2 to 60 characters and prices of ₹1 to ₹10,00,000", () => {
	expect(
		pathsOf([
			{ name: "AC", price: 1 },
			{ name: "x".repeat(60), price: 1_000_000 },
			{ name: "Fan fitting", price: 149.5 },
		]),
	).toEqual([]);
});

test.each([
	[{ name: " A ", price: 5 }, "rates.0.name"],
	[{ name: "x".repeat(61), price: 5 }, "rates.0.name"],
	[{ name: "Fan", price: 0.99 }, "rates.0.price"],
	[{ name: "Fan", price: 1_000_000.01 }, "rates.0.price"],
	[{ name: "Fan", price: 1.005 }, "rates.0.price"],
	[{ name: "Fan", price: Number.NaN }, "rates.0.price"],
])("refuses %j", (rate, path) => {
	expect(pathsOf([rate])).toEqual([path]);
});

test("refuses more than 20 items", () => {
	const rates = Array.from({ length: 21 }, () => ({ name: "Fan", price: 5 }));
	expect(pathsOf(rates)).toEqual(["rates"]);
});
