import type { Account, Activity } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { mayListReferrals } from "../../../referrals/referrals.policy.ts";
import type { InterfaceIcon } from "../../../ui/icon-names.ts";
import { menuLinks } from "./menu-links.ts";

/** A link of the menus. With a purpose it asks for the login first and shows it there as the reason. */
export type PersonalLink = {
	to: string | typeof menuLinks.profile;
	icon: InterfaceIcon;
	label: string;
	purpose?: string;
};

const links = {
	requests: () => ({
		to: menuLinks.bookedLeads,
		icon: "clipboard-list",
		label: m["shell.menu.my_booked_leads"](),
		purpose: m["leads.list.own_login"](),
	}),
	favourites: () => ({
		to: menuLinks.favourites,
		icon: "heart",
		label: m["listings.favourites.title"](),
	}),
	services: () => ({
		to: menuLinks.myServices,
		icon: "store",
		label: m["shell.menu.services_dashboard"](),
		purpose: m["shell.services.login"](),
	}),
	jobs: () => ({ to: menuLinks.jobs, icon: "file-user", label: m["job-board.list.title"]() }),
	appliedJobs: () => ({
		to: menuLinks.appliedJobs,
		icon: "send",
		label: m["job-board.applied.title"](),
		purpose: m["job-board.applied.login"](),
	}),
	jobAlerts: () => ({
		to: menuLinks.jobSeeking,
		icon: "bell-ring",
		label: m["job-board.seeking.title"](),
		purpose: m["job-board.seeking.login"](),
	}),
	notifications: () => ({
		to: menuLinks.notifications,
		icon: "bell",
		label: m["notifications.title"](),
		purpose: m["notifications.list.login"](),
	}),
	profile: () => ({
		to: menuLinks.profile,
		icon: "user",
		label: m["shell.menu.my_profile"](),
		purpose: m["accounts.account.login"](),
	}),
	account: () => ({
		to: menuLinks.account,
		icon: "settings",
		label: m["accounts.account.title"](),
		purpose: m["accounts.account.login"](),
	}),
	referrals: () => ({ to: menuLinks.referrals, icon: "ticket-percent", label: m["referrals.list.title"]() }),
	leads: () => ({ to: menuLinks.leads, icon: "clipboard-list", label: m["shell.header.leads"]() }),
	register: () => ({
		to: menuLinks.register,
		icon: "briefcase",
		label: m["shell.header.register"](),
		purpose: m["listings.register.login"](),
	}),
} satisfies Record<string, () => PersonalLink>;
type LinkName = keyof typeof links;

/** The links of each activity; requests and favourites are everyone's. */
const linksOf: Record<Activity, readonly LinkName[]> = {
	listings: ["services"],
	jobs: ["jobs", "appliedJobs", "jobAlerts"],
};

type Person = Pick<Account, "role" | "referralCode" | "activities">;

const drawn = (names: readonly LinkName[]): PersonalLink[] => names.map((name) => links[name]());

/** The links of a guest's side menu: what is open without an account, and the registration. */
export const guestLinks = () => drawn(["leads", "jobs", "register"]);

/** The links of the side menu: first what the person does here; null while that loads. */
export function personalLinks(person: Person | null): PersonalLink[] {
	const does = person?.activities ?? [];
	const others = (["listings", "jobs"] as const).filter((one) => !does.includes(one));
	return drawn([
		...does.flatMap((one) => linksOf[one]),
		"requests",
		"favourites",
		"notifications",
		"profile",
		"account",
		...(person !== null && mayListReferrals(person) ? ["referrals" as const] : []),
		...others.flatMap((one) => linksOf[one]),
	]);
}

/** The links of the account menu: the main pages of what the person does here, then their profile and account. */
export function accountLinks({ activities = [] }: Pick<Person, "activities">): PersonalLink[] {
	return drawn([
		...(activities.includes("listings") ? ["services" as const] : []),
		...(activities.includes("jobs") ? (["appliedJobs", "jobAlerts"] as const) : []),
		"requests",
		"favourites",
		"profile",
		"account",
	]);
}
