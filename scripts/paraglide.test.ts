import { afterEach, expect, test, vi } from "vitest";
import { m } from "../src/paraglide/messages.js";

afterEach(() => vi.restoreAllMocks());

test("a message that counts creates a language's plural rules once", () => {
	const created = vi.spyOn(Intl, "PluralRules");
	const write = (count: number) => m["invoices.paper.leads"]({ price: "₹80", count }, { locale: "en" });
	expect([1, 2, 1].map(write)).toEqual(["₹80 a lead, 1 lead", "₹80 a lead, 2 leads", "₹80 a lead, 1 lead"]);
	expect(created.mock.calls.length).toBeLessThanOrEqual(1);
});
