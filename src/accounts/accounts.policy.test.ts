import { describe, expect, test } from "vitest";
import { roles } from "../platform/access.ts";
import {
	bringsReferralCode,
	leavesNoAdmin,
	proofOfWorkFactor,
	sendLimits,
	sessionEnd,
} from "./accounts.policy.ts";

const day = 86_400_000;
const start = new Date("2026-01-01T00:00:00Z");
const after = (days: number) => new Date(start.getTime() + days * day);

describe("a session", () => {
	test.each([
		["at its start", 0, 30],
		["used on day 29", 29, 59],
		["used on day 150", 150, 180],
		["used on day 170", 170, 180],
		["used in its last hour", 179.99, 180],
	])("%s ends in time", (_when, usedOn, endsOn) => {
		expect(sessionEnd(start, after(usedOn), "user")).toEqual(after(endsOn));
	});
});

test("takes the limits from the settings, and gives a known device half as much of its own", () => {
	const settings = {
		OTP_LIMIT_PER_MOBILE_HOUR: 5,
		OTP_LIMIT_PER_MOBILE_DAY: 10,
		OTP_LIMIT_PER_ADDRESS_HOUR: 20,
		OTP_LIMIT_PER_NETWORK_HOUR: 30,
		OTP_LIMIT_TOTAL_HOUR: 1_000,
		OTP_LIMIT_TOTAL_DAY: 5_000,
	};
	expect(sendLimits(settings)).toEqual({
		stranger: [
			{ by: "mobile", count: 5, within: 3_600_000 },
			{ by: "mobile", count: 10, within: 86_400_000 },
			{ by: "address", count: 20, within: 3_600_000 },
			{ by: "ipv6-network", count: 30, within: 3_600_000 },
			{ by: "ipv4-network", count: 150, within: 3_600_000 },
			{ by: "total", count: 1_000, within: 3_600_000 },
			{ by: "total", count: 5_000, within: 86_400_000 },
		],
		"known-device": [
			{ by: "mobile", count: 3, within: 3_600_000 },
			{ by: "mobile", count: 5, within: 86_400_000 },
			{ by: "address", count: 10, within: 3_600_000 },
			{ by: "ipv6-network", count: 15, within: 3_600_000 },
			{ by: "ipv4-network", count: 75, within: 3_600_000 },
			{ by: "total", count: 500, within: 3_600_000 },
			{ by: "total", count: 2_500, within: 86_400_000 },
		],
	});
});

test.each([
	[0, 1],
	[249, 1],
	[250, 2],
	[500, 4],
	[750, 8],
	[1_500, 8],
])("after %i of 1000 codes of the hour, a challenge takes %i times the work", (sent, factor) => {
	expect(proofOfWorkFactor(sent, 1_000)).toBe(factor);
});

describe("the last admin", () => {
	test.each([
		["cannot step down", { from: "admin", to: "user", admins: 1 } as const, true],
		["can keep their role", { from: "admin", to: "admin", admins: 1 } as const, false],
		[
			"is not affected by another person's change",
			{ from: "salesPerson", to: "user", admins: 1 } as const,
			false,
		],
		[
			"can step down if there is another",
			{ from: "admin", to: "customerSupport", admins: 2 } as const,
			false,
		],
	])("%s", (_what, change, expected) => {
		expect(leavesNoAdmin(change)).toBe(expected);
	});
});

test("every role except the customer's has a referral code", () => {
	expect(roles.filter(bringsReferralCode)).toEqual([
		"salesPerson",
		"customerSupport",
		"admin",
		"affiliatePartner",
		"promotor",
	]);
});
