import { expect, test } from "vitest";
import { operatorOf } from "./operator.ts";

const seller = { name: "Ridge Services LLP", address: ["12 Ridge View", "Shimla 171001"], gstin: null };

test("the operator is the seller on the invoices, with the grievance officer from the settings", () => {
	const settings = { GRIEVANCE_OFFICER: "Meena Negi", GRIEVANCE_EMAIL: "help@ridge.example" };
	expect(operatorOf(seller, settings)).toEqual({
		...seller,
		officer: { name: "Meena Negi", email: "help@ridge.example" },
	});
});

test("without settings, complaints go to nobody real", () => {
	expect(operatorOf(seller, {}).officer.email).toMatch(/@example\.com$/);
});
