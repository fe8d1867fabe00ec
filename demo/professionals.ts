import { starterCatalogue } from "../src/catalogue/starter/starter-catalogue.ts";
import type { StarterSector, StarterService } from "../src/catalogue/starter/starter-catalogue.types.ts";
import { starterLocations } from "../src/places/starter/locations.ts";
import type { StarterLocation } from "../src/places/starter/starter-places.types.ts";
import { answersOf } from "./answers.ts";
import { firmOf } from "./firms.ts";
import { addressIn, type DemoAddress } from "./localities.ts";
import { personOf } from "./people.ts";
import { type Choice, choiceOf } from "./seeded-choice.ts";
import { workPhrases } from "./work-phrases.ts";

/** A professional of the demo, by slugs; rows are made from it. */
export type DemoProfessional = {
	key: string;
	mobile: string;
	name: string;
	service: StarterService;
	sector: StarterSector;
	choice: string | null;
	firmName: string | null;
	description: string;
	address: DemoAddress;
	/** Slugs of go-to locations. */
	places: string[];
	properties: Record<string, unknown>;
	status: "applied" | "active" | "expired";
	availability: "available" | "unavailable";
	pictures: number;
	daysAgo: number;
};

const byslug = new Map(starterLocations.map((location) => [location.slug, location]));
/** Where professionals live: every place but the whole country. */
const homes = starterLocations.filter((location) => location.kind !== "all");

/** A place's neighbours, the nearest first; flat geometry is enough over such distances. */
function neighboursOf(home: StarterLocation): StarterLocation[] {
	const distance = (other: StarterLocation) =>
		Math.hypot(
			(other.latitude ?? 0) - (home.latitude ?? 0),
			((other.longitude ?? 0) - (home.longitude ?? 0)) * 0.87,
		);
	return homes
		.filter((other) => other !== home)
		.toSorted((a, b) => distance(a) - distance(b))
		.slice(0, 7);
}

function placeOf(slug: string): StarterLocation {
	const place = byslug.get(slug);
	if (place === undefined) throw new Error(`no place ${slug}`);
	return place;
}

/** Where a professional works: at home and in some of the nearest places; one in twenty serves the whole country. */
function placesAround(
	choice: Choice,
	home: StarterLocation,
	allowed: readonly string[] | undefined,
): string[] {
	if (allowed !== undefined) {
		const first = allowed.includes(home.slug) ? home.slug : choice.pick(allowed);
		return [
			first,
			...choice.several(
				allowed.filter((slug) => slug !== first),
				choice.between(0, 2),
			),
		];
	}
	const chosen = choice.several(neighboursOf(home), choice.between(0, 5)).map((other) => other.slug);
	return choice.chance(0.05) ? [home.slug, ...chosen, "pan-india"] : [home.slug, ...chosen];
}

/** Customers come to a fixed place: it is found under one place alone. */
const placesOf = ({ fixedPlace }: StarterService, places: string[]) =>
	fixedPlace ? places.slice(0, 1) : places;

export type Wanted = {
	key: string;
	mobile: string;
	name?: string;
	service: StarterService;
	sector: StarterSector;
	home: string;
	status?: DemoProfessional["status"];
};

/** Makes one professional; everything that is not wanted follows from the key. */
export function professionalOf(wanted: Wanted): DemoProfessional {
	const { service, sector } = wanted;
	const choice = choiceOf(wanted.key);
	const home = placeOf(wanted.home);
	const address = addressIn(choice, home);
	const person = personOf(choice, home.state);
	const option = service.choices.length > 0 ? choice.pick(service.choices) : null;
	const [first, second] = choice.several(workPhrases[service.slug] ?? [service.description], 2);
	return {
		key: wanted.key,
		mobile: wanted.mobile,
		name: wanted.name ?? person.name,
		service,
		sector,
		choice: option?.slug ?? null,
		firmName: firmOf(
			choice,
			sector.s3PathName,
			home.name,
			home.state,
			wanted.name?.split(" ").at(-1) ?? person.family,
		),
		description: [first, second].filter(Boolean).join(" "),
		address,
		places: placesOf(service, placesAround(choice, home, service.locations)),
		properties: answersOf(choice, service.slug, [...service.fields, ...(option?.fields ?? [])]),
		status: wanted.status ?? (choice.chance(0.06) ? choice.pick(["applied", "expired"] as const) : "active"),
		availability: choice.chance(0.1) ? "unavailable" : "available",
		pictures: service.cardType === "image" ? choice.between(2, 6) : choice.chance(0.25) ? 1 : 0,
		daysAgo: choice.between(2, 600),
	};
}

/** How many professionals each service gets. */
const perService = 8;
const crowded: [service: string, home: string, count: number][] = [
	["electrician", "shimla", 9],
	["electrician", "chandigarh", 6],
	["plumber", "shimla", 6],
	["plumber", "chandigarh", 7],
	["home-cleaning", "chandigarh", 5],
	["taxis", "manali", 7],
	["taxis", "shimla", 6],
	["home-stays", "jibhi", 6],
	["home-stays", "dharmkot", 6],
	["home-stays", "kasol", 5],
	["carpenter", "mandi", 5],
	["hotels", "manali", 5],
	["paragliding", "bir", 6],
];

/** Professionals who have one lead left, so that what they buy next starts with their next claim. */
export const atLastLead = [
	{ key: "welder-mandi", slug: "welder", home: "mandi" },
	{ key: "welder-kullu", slug: "welder", home: "kullu" },
] as const;

const trades = starterCatalogue.flatMap((sector) =>
	sector.services.filter((service) => !service.comingSoon).map((service) => ({ sector, service })),
);

function tradeOf(slug: string) {
	const trade = trades.find(({ service }) => service.slug === slug);
	if (trade === undefined) throw new Error(`no service ${slug}`);
	return trade;
}

/** The professionals of the demo accounts first, then everybody else, the same every time. */
export function demoProfessionals(): DemoProfessional[] {
	const professionals = [
		professionalOf({
			...tradeOf("electrician"),
			key: "electrician-shimla",
			mobile: "+919000000020",
			name: "Rakesh Thakur",
			home: "shimla",
			status: "active",
		}),
		professionalOf({
			...tradeOf("plumber"),
			key: "plumber-chandigarh",
			mobile: "+919000000021",
			name: "Gurpreet Singh",
			home: "chandigarh",
			status: "active",
		}),
		professionalOf({
			...tradeOf("taxis"),
			key: "taxi-manali",
			mobile: "+919000000022",
			name: "Tashi Negi",
			home: "manali",
			status: "expired",
		}),
	];
	const add = (trade: (typeof trades)[number], home: string, given: Partial<Wanted> = {}) => {
		const number = professionals.length;
		professionals.push(
			professionalOf({
				...trade,
				key: `${trade.service.slug}-${number}`,
				mobile: `+9170000${String(number).padStart(5, "0")}`,
				home,
				...given,
			}),
		);
	};
	let turn = 0;
	for (const trade of trades) {
		const own = trade.service.locations?.filter((slug) => slug !== "pan-india");
		for (let index = 0; index < perService; index++) {
			const home =
				own !== undefined && own.length > 0 ? own[index % own.length] : homes[turn++ % homes.length]?.slug;
			if (home !== undefined) add(trade, home);
		}
	}
	for (const [slug, home, count] of crowded)
		for (let index = 0; index < count; index++) add(tradeOf(slug), home);
	// At the end, so that everybody else keeps the mobile that goes by their place in the list.
	for (const { key, slug, home } of atLastLead) add(tradeOf(slug), home, { key, status: "active" });
	return professionals;
}
