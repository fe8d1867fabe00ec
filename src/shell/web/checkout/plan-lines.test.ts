import { describe, expect, test } from "vitest";
import {
	choosable,
	firstPlan,
	inCardOrder,
	lowestPerMonth,
	planGroup,
	planLines,
	planName,
} from "./plan-lines.ts";

const trial = { type: "Free Trial", durationInMonths: 1, numberOfLeads: 5 } as const;
const leads = { type: "Lead Basis", durationInMonths: null, numberOfLeads: 20 } as const;
const months = { type: "Enrolment Basis", durationInMonths: 6, numberOfLeads: null } as const;

test("a card shows what the plan is and when it ends", () => {
	expect([planName(trial), ...planLines(trial)]).toEqual([
		"Free Trial",
		"1 month or 5 leads, whichever ends first",
		"Once per mobile number.",
	]);
	expect([planName(leads), ...planLines(leads)]).toEqual([
		"Lead Basis, 20 leads",
		"Lasts until the 20 leads are used.",
	]);
	expect([planName(months), ...planLines(months)]).toEqual([
		"Enrolment Basis, 6 months",
		"Claim as many leads as you like.",
	]);
});

test("a trial limited only by time or only by leads shows that limit", () => {
	expect(planLines({ ...trial, numberOfLeads: null })).toEqual(["1 month", "Once per mobile number."]);
	expect(planLines({ ...trial, durationInMonths: null })).toEqual(["5 leads", "Once per mobile number."]);
});

test("a used trial says so in its last line", () => {
	expect(planLines(trial, true)).toEqual([
		"1 month or 5 leads, whichever ends first",
		"Already used: once per mobile number.",
	]);
	expect(planLines(months, true)).toEqual(planLines(months));
});

test("the trial comes first, then leads, then months, each cheapest first", () => {
	const priced = [
		{ ...months, price: 4999 },
		{ ...months, price: 299 },
		{ ...trial, price: 0 },
		{ ...leads, price: 1180 },
		{ ...leads, price: 490 },
	];
	expect(inCardOrder(priced).map(({ price }) => price)).toEqual([0, 490, 1180, 299, 4999]);
});

describe("the plans of a service", () => {
	const offered = [
		{ ...months, _id: "6", durationInMonths: 6, price: 2_999 },
		{ ...months, _id: "12", durationInMonths: 12, price: 4_999 },
		{ ...months, _id: "1", durationInMonths: 1, price: 599 },
		{ ...leads, _id: "20", price: 1_180 },
		{ ...leads, _id: "10", price: 649 },
		{ ...trial, _id: "trial", price: 0 },
	];
	const only = (...ids: string[]) => offered.filter(({ _id }) => ids.includes(_id));

	test("are marked with the lowest price per month", () => {
		expect(lowestPerMonth(offered)).toBe("12");
		expect(lowestPerMonth(only("1", "6", "20"))).toBe("6");
	});

	test("are not marked if there is nothing to compare", () => {
		expect(lowestPerMonth(only("6", "20", "trial"))).toBeNull();
		expect(lowestPerMonth([])).toBeNull();
		const same = [...only("1"), { ...months, _id: "2", durationInMonths: 2, price: 1_198 }];
		expect(lowestPerMonth(same)).toBeNull();
	});

	test("start with the cheapest by month, otherwise by lead, otherwise the trial", () => {
		expect(firstPlan(offered)).toBe("1");
		expect(firstPlan(only("20", "10", "trial"))).toBe("10");
		expect(firstPlan(only("trial"))).toBe("trial");
		expect(firstPlan([])).toBe("");
	});

	test("start with another plan if the trial was used, and with none if there is no other", () => {
		expect(choosable(only("trial", "20"), true).map(({ _id }) => _id)).toEqual(["20"]);
		expect(choosable(only("trial"), false)).toHaveLength(1);
		expect(firstPlan(choosable(only("trial"), true))).toBe("");
	});

	test("are grouped under headings by leads and months", () => {
		expect(only("trial", "20", "6").map(planGroup)).toEqual(["By month", "By lead", "Free trial"]);
	});
});
