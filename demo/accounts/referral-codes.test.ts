import { expect, test } from "vitest";
import { readReferralCode } from "../../src/referrals/referral.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { demoProfessionals } from "../professionals/professionals.ts";
import { referralCodeOf, referralCodes } from "./referral-codes.ts";

const professionals = demoProfessionals();
const codes = referralCodes(demoAccounts, professionals);

test("everyone who gets a referral code in the product has one in the demo, and no one else", () => {
	const statuses = Map.groupBy(professionals, ({ mobile }) => mobile);
	const everybody = new Set([...demoAccounts, ...professionals].map(({ mobile }) => mobile));
	for (const mobile of everybody) {
		const role = demoAccounts.find((account) => account.mobile === mobile)?.role ?? "user";
		const wasActive = (statuses.get(mobile) ?? []).some(({ status }) => status !== "applied");
		expect(codes.has(mobile), mobile).toBe(role !== "user" || wasActive);
	}
});

test("the codes have the product's format, and are unique and stable", () => {
	for (const code of codes.values()) {
		expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
		expect(readReferralCode(code)).toBe(code);
	}
	expect(new Set(codes.values()).size).toBe(codes.size);
	expect(new Set([...codes.values()].join("")).size).toBe(32);
	expect(referralCodes(demoAccounts, demoProfessionals())).toEqual(codes);
});

test("the list of accounts names an existing code", () => {
	const named = demoAccounts.flatMap(({ mobile, is }) => {
		const code = /referral code (\S+)/.exec(is)?.[1];
		return code === undefined ? [] : [{ mobile, code }];
	});
	expect(named).toHaveLength(1);
	for (const { mobile, code } of named) {
		expect(code).toBe(referralCodeOf(mobile));
		expect(codes.get(mobile)).toBe(code);
	}
});
