import type { users } from "../../src/accounts/server/accounts.tables.ts";
import type { Role } from "../../src/platform/access.ts";
import { newId } from "../../src/platform/server/database/ids.ts";
import type { DemoProfessional } from "../professionals/professionals.ts";
import { choiceOf } from "../seeded-choice.ts";
import { awakeBefore } from "../waking-hours.ts";
import { referralCodes } from "./referral-codes.ts";

const day = 86_400_000;

type Person = { mobile: string; name: string };
type PersonRow = typeof users.$inferInsert & { id: string };
type Cast = {
	accounts: readonly (Person & { role: Role })[];
	professionals: readonly DemoProfessional[];
	customers: readonly Person[];
	seekers: readonly Person[];
};

/** Everyone in the demo by mobile, with accounts older than their first action; the first given name counts. */
export function peopleRows({ accounts, professionals, customers, seekers }: Cast, now: Date) {
	const codes = referralCodes(accounts, professionals);
	const people = new Map<string, PersonRow>();
	const add = ({ mobile, name }: Person, role: Role, daysAgo: number) => {
		if (people.has(mobile)) return;
		const choice = choiceOf(`joined-${mobile}`);
		const createdAt = awakeBefore(new Date(now.getTime() - (daysAgo + choice.number()) * day), choice);
		people.set(mobile, {
			id: newId(),
			mobile,
			name,
			role,
			referralCode: codes.get(mobile) ?? null,
			createdAt,
		});
	};
	const since = new Map(professionals.map((one) => [one.mobile, daysOnMarket(one)]));
	for (const account of accounts) add(account, account.role, since.get(account.mobile) ?? 470);
	for (const professional of professionals) add(professional, "user", daysOnMarket(professional));
	for (const customer of customers) add(customer, "user", 180);
	for (const seeker of seekers) add(seeker, "user", 120);
	return people;
}

/** When a professional's account was created: at the registration, or earlier for an expired one. */
const daysOnMarket = ({ daysAgo, status }: DemoProfessional) => daysAgo + (status === "expired" ? 470 : 1);
