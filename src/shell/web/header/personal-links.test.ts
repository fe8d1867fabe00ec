import { describe, expect, it } from "vitest";
import { accountLinks, guestLinks, personalLinks } from "./personal-links.ts";

const customer: Parameters<typeof accountLinks>[0] & NonNullable<Parameters<typeof personalLinks>[0]> = {
	role: "user",
	referralCode: null,
};
const labels = (links: { label: string }[]) => links.map(({ label }) => label);

describe("the side menu", () => {
	it("shows a guest what is open without an account, and the registration", () => {
		expect(labels(guestLinks())).toEqual(["Leads", "Jobs", "Register as Service Provider"]);
	});

	it("starts a customer's entries with their requests, also while the account loads", () => {
		for (const person of [customer, null]) expect(labels(personalLinks(person))[0]).toBe("My Booked Leads");
	});

	it("starts with the listings of a professional", () => {
		const [first, second] = labels(personalLinks({ ...customer, activities: ["listings"] }));
		expect([first, second]).toEqual(["Services & Leads Dashboard", "My Booked Leads"]);
	});

	it("starts with the jobs of a person who seeks or offers one", () => {
		expect(labels(personalLinks({ ...customer, activities: ["jobs"] }))[0]).toBe("Jobs");
	});

	it("has every entry once for everyone, and referrals for people with a code", () => {
		const all = labels(personalLinks(customer)).toSorted();
		expect(labels(personalLinks({ ...customer, activities: ["listings", "jobs"] })).toSorted()).toEqual(all);
		expect(labels(personalLinks({ ...customer, referralCode: "YTHWFRF9" }))).toHaveLength(all.length + 1);
	});
});

describe("the account menu", () => {
	it("shows a customer no entries of professionals or job seekers", () => {
		expect(labels(accountLinks(customer))).toEqual([
			"My Booked Leads",
			"Favourites",
			"My Profile",
			"My account",
		]);
	});

	it("starts with what the person does here", () => {
		expect(labels(accountLinks({ activities: ["listings", "jobs"] }))[0]).toBe("Services & Leads Dashboard");
		expect(labels(accountLinks({ activities: ["jobs"] }))[0]).toBe("My applications");
	});
});
