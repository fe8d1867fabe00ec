import { starterCatalogue } from "../src/catalogue/starter/starter-catalogue.ts";
import { starterLocations } from "../src/places/starter/locations.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { addressIn } from "./localities.ts";
import { personOf } from "./people.ts";
import { type Choice, choiceOf } from "./seeded-choice.ts";
import { wishes } from "./wishes.ts";

/** A customer of the demo. */
export type DemoCustomer = { mobile: string; name: string };

/** A request of the demo, by slugs; rows are made from it. */
export type DemoLead = {
	key: string;
	customer: DemoCustomer;
	service: string;
	/** The slug of one of the service's choices; null where it has none. */
	choice: string | null;
	place: string;
	addressDetails: string;
	description: string;
	budget: { min: number | null; max: number | null };
	status: "open" | "booked" | "closed" | "expired";
	/** Whose page it is sent from: a professional's by key, that of "somebody" of the service, or nobody's: "everybody". */
	asks: string;
	hoursAgo: number;
	/** Hours from now at which the work is wished; null for any day. */
	wishedIn: number | null;
	revealLimit: number;
	/** How many of its places are taken, if there are so many professionals. */
	claims: number;
};

const homes = starterLocations.filter((location) => location.kind !== "all");
const services = starterCatalogue
	.flatMap((sector) => sector.services)
	.filter((service) => !service.comingSoon && service.callIcon);
const wished = Object.keys(wishes);

function customers(): DemoCustomer[] {
	const made = Array.from({ length: 60 }, (_, index) => {
		const choice = choiceOf(`customer-${index}`);
		return {
			mobile: `+9180000${String(index).padStart(5, "0")}`,
			name: personOf(choice, choice.pick(homes).state).name,
		};
	});
	return [...demoAccounts.filter((account) => account.is === "customer"), ...made];
}

function budgetOf(choice: Choice, low: number, high: number): DemoLead["budget"] {
	return choice.pick([
		{ min: low, max: high },
		{ min: null, max: high },
		{ min: low, max: null },
		{ min: null, max: null },
	]);
}

type Wanted = {
	service: string;
	place: string;
	status: DemoLead["status"];
	hoursAgo: number;
	customer: DemoCustomer;
	claims: number;
	asks?: string | undefined;
};

function leadOf(key: string, wanted: Wanted): DemoLead {
	const choice = choiceOf(key);
	const place = homes.find((home) => home.slug === wanted.place) ?? choice.pick(homes);
	const address = addressIn(choice, place);
	const wish = wishes[wanted.service];
	const choices = services.find(({ slug }) => slug === wanted.service)?.choices ?? [];
	const [text, low, high] = wish === undefined || choice.chance(0.1) ? ["", 500, 2500] : choice.pick(wish);
	return {
		...wanted,
		key,
		place: place.slug,
		addressDetails: `${address.completeAdd}, ${address.locality}, ${address.city}`,
		description: text,
		budget: budgetOf(choice, low, high),
		wishedIn: choice.chance(0.7) ? choice.between(24, 220) : null,
		revealLimit: choice.chance(0.8) ? 3 : choice.between(1, 5),
		choice: choices.length === 0 ? null : choice.pick(choices).slug,
		asks: wanted.asks ?? (choice.chance(0.2) ? "somebody" : "everybody"),
	};
}

const states: [status: DemoLead["status"], count: number][] = [
	["open", 110],
	["booked", 30],
	["closed", 25],
	["expired", 20],
];

/** Requests that the demo's electrician and plumber find waiting; the first two of a row come from their own page. */
const waiting: [service: string, place: string, count: number, asked?: string][] = [
	["electrician", "shimla", 6, "electrician-shimla"],
	["plumber", "chandigarh", 7, "plumber-chandigarh"],
	["plumber", "shimla", 2],
];

/** Two hundred requests in every state, the same every time but for the clock. */
export function demoLeads(): DemoLead[] {
	const people = customers();
	const leads: DemoLead[] = [];
	const personFor = (key: string) => choiceOf(`who-${key}`).pick(people);
	for (const [service, place, count, asked] of waiting) {
		for (let index = 0; index < count; index++) {
			const key = `waiting-${service}-${place}-${index}`;
			leads.push(
				leadOf(key, {
					service,
					place,
					status: "open",
					hoursAgo: 1 + index * 5,
					customer: personFor(key),
					claims: index % 2,
					asks: index < 2 ? asked : "everybody",
				}),
			);
		}
	}
	for (const [status, count] of states) {
		for (let index = 0; index < count; index++) {
			const key = `${status}-${index}`;
			const choice = choiceOf(`lead-${key}`);
			const service = choice.chance(0.75) ? choice.pick(wished) : choice.pick(services).slug;
			const allowed = services
				.find((one) => one.slug === service)
				?.locations?.filter((slug) => slug !== "pan-india");
			const place =
				allowed !== undefined && allowed.length > 0 ? choice.pick(allowed) : choice.pick(homes).slug;
			const hoursAgo = status === "expired" ? choice.between(31 * 24, 60 * 24) : choice.between(1, 27 * 24);
			leads.push(
				leadOf(key, {
					service,
					place,
					status,
					hoursAgo,
					customer: personFor(key),
					claims: choice.between(status === "booked" ? 1 : 0, 3),
				}),
			);
		}
	}
	return leads;
}
