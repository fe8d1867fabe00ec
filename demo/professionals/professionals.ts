import { starterCatalogue } from "../../src/catalogue/starter/starter-catalogue.ts";
import type { StarterSector, StarterService } from "../../src/catalogue/starter/starter-catalogue.types.ts";
import type { FileAnswer } from "../../src/listings/property-answers.ts";
import type { StarterLocation } from "../../src/places/starter/starter-places.types.ts";
import { createHomes, holidayPlaces } from "../places/homes.ts";
import { addressIn, type DemoAddress } from "../places/localities.ts";
import { placeOf, placesWithin } from "../places/near.ts";
import { type Choice, choiceOf } from "../seeded-choice.ts";
import { storyProfessionals } from "../stories/story-professionals.ts";
import { describeListing } from "../words/describe-listing.ts";
import { createSentences, type Sentences } from "../words/sentences.ts";
import { showsOnePicture } from "../pictures/one-picture.ts";
import { sights } from "../words/sights.ts";
import { answersOf, type Answers } from "./answers.ts";
import { agreeing } from "./attribute-rules.ts";
import { firmOf } from "./firms.ts";
import { isFixed, listingKind, reachOf } from "./listing-kinds.ts";
import { personOf, priestOf } from "./people.ts";

/** A professional of the demo, by slugs; the rows are made from it. */
export type DemoProfessional = {
	key: string;
	mobile: string;
	name: string;
	service: StarterService;
	sector: StarterSector;
	choice: string | null;
	firmName: string | null;
	description: string;
	/** The slug of the home place. */
	home: string;
	address: DemoAddress;
	/** Slugs of go-to locations. */
	places: string[];
	/** Dates are in days from the demo's first start. */
	properties: Answers;
	/** Years of experience. */
	years: number;
	status: "applied" | "active" | "expired";
	/** Whether the registration is paid for while it waits for a manager. */
	isPaid: boolean;
	availability: "available" | "unavailable";
	pictures: number;
	pictureSet?: string | undefined;
	daysAgo: number;
};

/** The requirements of a professional; everything else follows from the key. */
export type Wanted = {
	key: string;
	mobile: string;
	service: string;
	home: string;
	/** Files that answer questions. */
	papers?: Readonly<Record<string, FileAnswer>>;
} & Partial<
	Pick<
		DemoProfessional,
		| "name"
		| "choice"
		| "firmName"
		| "description"
		| "places"
		| "properties"
		| "years"
		| "status"
		| "isPaid"
		| "availability"
		| "daysAgo"
		| "pictures"
		| "pictureSet"
	>
>;

const trades = new Map(
	starterCatalogue.flatMap((sector) =>
		sector.services
			.filter((service) => !service.comingSoon)
			.map((service) => [service.slug, { sector, service }] as const),
	),
);

/** Trades whose customers choose by pictures of earlier work. */
const soldByPictures: ReadonlySet<string> = new Set([
	"photographer",
	"wedding-content-creator",
	"interior-designer",
	"modular-kitchen",
	"architects",
	"tent",
	"catering",
	"himachali-dham-cook",
]);

function picturesOf(key: string, { slug, cardType }: StarterService, number: number): number {
	if (cardType === "image") return choiceOf(`pictures-${key}`).between(3, 6);
	if (soldByPictures.has(slug)) return 3;
	return showsOnePicture[slug]?.includes(number) ? 1 : 0;
}

/** Names and sentences that are taken, and how many there are of each service. */
type Taken = { sentences: Sentences; firms: Set<string>; counts: Map<string, number> };

function professionalOf({ papers, ...wanted }: Wanted, taken: Taken): DemoProfessional {
	const trade = trades.get(wanted.service);
	if (trade === undefined) throw new Error(`no service ${wanted.service}`);
	const { service, sector } = trade;
	const choice = choiceOf(wanted.key);
	const number = taken.counts.get(service.slug) ?? 0;
	taken.counts.set(service.slug, number + 1);
	const home = placeOf(wanted.home);
	const address = addressIn(choice, home);
	const someone = () =>
		sector.s3PathName === "puja-and-astrology" ? priestOf(choice) : personOf(choice, home.state);
	const [person, other] = [someone(), someone()];
	const option =
		service.choices.find(({ slug }) => slug === wanted.choice) ??
		(service.choices.length > 0 ? choice.pick(service.choices) : null);
	const years = wanted.years ?? choice.between(3, 26);
	const family = wanted.name?.split(" ").at(-1) ?? person.family;
	const named = { service: service.slug, place: home.name, state: home.state, family, other: other.family };
	const firmName = wanted.firmName === undefined ? firmOf(choice, named, taken.firms) : wanted.firmName;
	const places = wanted.places ?? placesServed(choice, home, service);
	const described = {
		service: service.slug,
		choice: option?.slug ?? null,
		kind: listingKind(service.slug),
		town: home.name,
		locality: address.locality,
		others: places
			.filter((slug) => slug !== home.slug && slug !== "pan-india")
			.map((slug) => placeOf(slug).name),
		years: hasYears(service) ? years : null,
	};
	const asked = { service: service.slug, choice: option?.slug ?? null, home, years };
	const answers = answersOf(choice, asked, [...service.fields, ...(option?.fields ?? [])]);
	return {
		status: choice.chance(0.03) ? "expired" : "active",
		isPaid: false,
		availability: choice.chance(0.1) ? "unavailable" : "available",
		daysAgo: Math.ceil(choice.between(2, 24) ** 2 * 1.1),
		properties: { ...agreeing(choice, answers, asked), ...papers },
		...wanted,
		name: wanted.name ?? person.name,
		service,
		sector,
		choice: option?.slug ?? null,
		firmName,
		description:
			wanted.description ?? describeListing(choiceOf(`words-${wanted.key}`), described, taken.sentences),
		address,
		places,
		years,
		pictures: wanted.pictures ?? picturesOf(wanted.key, service, number),
	};
}

const yearsOf = new Set(["Experience", "Practice", "Standing"]);
const hasYears = ({ fields }: StarterService) => fields.some(({ name }) => yearsOf.has(name));

/**
 * Where a professional works: at home, and in some of the places near enough for the trade. Services with their own
 * places have the home and its neighbours; all India, if they serve nothing else.
 */
function placesServed(choice: Choice, home: StarterLocation, { slug, locations }: StarterService): string[] {
	if (locations?.length === 1 && locations[0] === "pan-india") return ["pan-india"];
	const near = placesWithin(home, reachOf(slug)).map((place) => place.slug);
	const allowed = locations === undefined ? near : near.filter((one) => locations.includes(one));
	if (isFixed(slug)) return [home.slug, ...choice.several(allowed.slice(0, 3), choice.chance(0.25) ? 1 : 0)];
	const isDriver = reachOf(slug) > 30;
	const around = isDriver ? allowed.filter((one) => placeOf(one).kind === "town") : allowed.slice(0, 7);
	return [home.slug, ...choice.several(around, choice.between(isDriver ? 2 : 0, isDriver ? 6 : 4))];
}

/** The number of professionals per service. */
const perService = 8;
const crowded: [service: string, home: string, count: number][] = [
	["electrician", "shimla", 9],
	["electrician", "chandigarh", 6],
	["plumber", "shimla", 6],
	["plumber", "chandigarh", 7],
	["home-cleaning", "chandigarh", 5],
	["home-cleaning", "shimla", 4],
	["carpenter", "shimla", 4],
	["taxis", "manali", 7],
	["taxis", "shimla", 6],
	["home-stays", "jibhi", 6],
	["home-stays", "dharmkot", 6],
	["home-stays", "kasol", 5],
	["carpenter", "mandi", 5],
	["hotels", "manali", 5],
	["hotels", "shimla", 5],
	["paragliding", "bir", 6],
	["catering", "shimla", 4],
	["photographer", "chandigarh", 4],
	["refrigerator", "panchkula", 3],
	["washing-machine", "mohali", 3],
];

/** Professionals with one lead left, so that a new plan starts with their next claim. */
export const atLastLead = [
	{ key: "welder-mandi", home: "mandi" },
	{ key: "welder-kullu", home: "kullu" },
] as const;

/** The professional whose payment an admin refunded, in a trade that no request of the demo asks for. */
export const refundedKey = "shuttering-refunded";

/** The professionals of the stories first, then all others, the same every time. */
export function demoProfessionals(sentences: Sentences = createSentences()): DemoProfessional[] {
	const taken = { sentences, firms: new Set<string>(), counts: new Map<string, number>() };
	const professionals = storyProfessionals.map((wanted) => professionalOf(wanted, taken));
	const homes = createHomes();
	const add = (service: string, home: string, given: Partial<Wanted> = {}) => {
		const number = professionals.length;
		const mobile = `+9170000${String(number).padStart(5, "0")}`;
		professionals.push(
			professionalOf({ key: `${service}-${number}`, mobile, service, home, ...given }, taken),
		);
	};
	for (const { service } of trades.values()) {
		if (service.slug === "tourist-attractions") continue;
		const own = service.locations?.filter((slug) => slug !== "pan-india") ?? [];
		for (let index = 0; index < perService; index++) {
			const home = own[index % Math.max(own.length, 1)] ?? homeOf(service.slug, index, homes);
			const choice = service.choices[index % Math.max(service.choices.length, 1)]?.slug ?? null;
			add(service.slug, home, { choice });
		}
	}
	for (const [service, home, count] of crowded)
		for (let index = 0; index < count; index++) add(service, home);
	for (const { key, home } of atLastLead)
		add("welder", home, { key, status: "active", availability: "available", daysAgo: 220 });
	for (const [index, { name, place, text, ...sight }] of sights.entries()) {
		sentences.take("tourist-attractions", text);
		const properties = {
			"Kind of place": sight.kind,
			Entry: {
				"Entry is": sight.ticket === null ? "Free entry" : "Entry by ticket",
				...(sight.ticket !== null && { Ticket: sight.ticket }),
			},
			"Time to allow": sight.hours,
			"Way there": { "Walk from the road": sight.walk, "The walk is": sight.way },
		};
		const pictureSet = String(index + 1).padStart(2, "0");
		const given = { firmName: name, description: text, places: [place], properties, pictureSet, pictures: 2 };
		add("tourist-attractions", place, { ...given, status: "active", availability: "available" });
	}
	add("shuttering", "solan", {
		key: refundedKey,
		name: "Mohinder Guleria",
		firmName: null,
		status: "active",
		availability: "available",
		daysAgo: 50,
		pictures: 0,
		description:
			"Steel plates and props on rent for slabs up to three storeys, with two men to set them. Solan, Kandaghat and the road between.",
	});
	return professionals;
}

/** Of these services the largest town of the hills has several; by their index among the service's own. */
const inShimla: Readonly<Record<string, readonly number[]>> = {
	"party-hall": [2, 4, 6],
	photographer: [0, 2, 4],
};

/** Hotels and cafés are where people go on holiday, dham is cooked in Himachal, all else is spread over the towns. */
function homeOf(service: string, index: number, homes: ReturnType<typeof createHomes>): string {
	if (service === "hotels") return homes.next(holidayPlaces);
	if (service === "himachali-dham-cook" || service === "core-cutting") return homes.of(0);
	const home = homes.of(index);
	return inShimla[service]?.includes(index) ? "shimla" : home;
}
