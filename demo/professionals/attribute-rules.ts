import type { StarterLocation } from "../../src/places/starter/starter-places.types.ts";
import type { Choice } from "../seeded-choice.ts";
import { type Answers, isGroup } from "./answers.ts";
import { pricedFor } from "./price-level.ts";

/** What the answers of a listing must be consistent with. */
export type AnswerContext = { service: string; choice: string | null; home: StarterLocation; years: number };

/** A figure in steps, from low to high. */
type Range = readonly [low: number, high: number, step: number];

const pick = (choice: Choice, [low, high, step]: Range) =>
	low + step * choice.between(0, Math.floor((high - low) / step));

/** Towns that need heating in winter: the hills of Himachal and Uttarakhand, without their valleys and plains. */
const warmTowns = new Set(
	"una bilaspur hamirpur nurpur dehra jawalamukhi nahan paonta-sahib baddi nalagarh parwanoo kangra nagrota-bagwan shahpur haldwani dehradun haridwar rishikesh roorkee naina-devi sundernagar".split(
		" ",
	),
);
/** Whether houses are heated in winter. */
export const isCold = ({ slug, state }: StarterLocation) =>
	(state === "Himachal Pradesh" || slug === "nainital" || slug === "mussoorie" || slug === "almora") &&
	!warmTowns.has(slug);

/** High valleys, where rooms are heated with wood. */
const snowPlaces = new Set(
	"sissu keylong spiti kaza tabo kalpa sangla sangla-chitkul nako narkanda hatu-peak kufri reckong-peo solang-valley tosh-valley shoja jibhi kasol dharmkot".split(
		" ",
	),
);

/** Rooms and the price of a double room by the kind of hotel. */
const hotels: Record<string, { rooms: Range; price: Range }> = {
	"Budget hotel": { rooms: [8, 22, 1], price: [900, 1600, 100] },
	"Two star": { rooms: [14, 30, 2], price: [1400, 2200, 100] },
	"Three star": { rooms: [24, 56, 2], price: [2400, 3900, 100] },
	"Four star": { rooms: [40, 90, 2], price: [4200, 6800, 200] },
	"Heritage hotel": { rooms: [8, 24, 1], price: [4500, 8000, 500] },
	Resort: { rooms: [14, 48, 2], price: [3500, 7000, 500] },
	"Guest house": { rooms: [5, 12, 1], price: [800, 1500, 100] },
};

/** Size, bathrooms and monthly rent by the choice of flat. */
const flats: Record<string, { area: Range; bathrooms: Range; rent: Range }> = {
	"1-rk": { area: [200, 320, 20], bathrooms: [1, 1, 1], rent: [4500, 8000, 500] },
	"1-bhk": { area: [380, 600, 20], bathrooms: [1, 1, 1], rent: [7000, 12000, 500] },
	"2-bhk": { area: [720, 1080, 20], bathrooms: [1, 2, 1], rent: [11000, 19000, 1000] },
	"3-bhk": { area: [1150, 1700, 50], bathrooms: [2, 3, 1], rent: [17000, 29000, 1000] },
	"4-bhk-and-larger": { area: [1800, 2800, 50], bathrooms: [3, 4, 1], rent: [27000, 45000, 1000] },
	"independent-house": { area: [1200, 2400, 50], bathrooms: [2, 3, 1], rent: [20000, 40000, 1000] },
};

const cars = [
	{ Model: "Maruti Dzire", Seats: 4, rate: [11, 14, 1] },
	{ Model: "Hyundai Aura", Seats: 4, rate: [11, 14, 1] },
	{ Model: "Maruti Ertiga", Seats: 6, rate: [14, 17, 1] },
	{ Model: "Toyota Innova Crysta", Seats: 7, rate: [18, 23, 1] },
	{ Model: "Mahindra Bolero", Seats: 7, rate: [14, 17, 1] },
	{ Model: "Mahindra Scorpio", Seats: 7, rate: [16, 20, 1] },
] as const;

const dhams: Record<string, string> = {
	kangra: "Kangri",
	dharmshala: "Kangri",
	palampur: "Kangri",
	mandi: "Mandyali",
	sundernagar: "Mandyali",
	chamba: "Chambyali",
	kullu: "Kulluvi",
	manali: "Kulluvi",
	bilaspur: "Bilaspuri",
	hamirpur: "Hamirpuri",
};
const takeOffs: Record<string, readonly string[]> = {
	bir: ["Billing"],
	indrunag: ["Indrunag"],
	kullu: ["Dobhi", "Gadsa", "Majach"],
	manali: ["Solang"],
};
const bars: Record<string, string> = {
	"Himachal Pradesh": "Himachal Pradesh",
	Chandigarh: "Punjab and Haryana",
	Punjab: "Punjab and Haryana",
	Haryana: "Punjab and Haryana",
	Delhi: "Delhi",
	Uttarakhand: "Uttarakhand",
	"Uttar Pradesh": "Uttar Pradesh",
	Karnataka: "Karnataka",
	Goa: "Maharashtra and Goa",
};

type Rule = (choice: Choice, context: AnswerContext) => Answers;

/** A service's answers that follow from the place or from each other. */
const rules: Record<string, Rule> = {
	hotels(choice, { home }) {
		const kind = choice.pick(Object.keys(hotels));
		const { rooms, price } = hotels[kind] ?? { rooms: [8, 20, 1], price: [1000, 2000, 100] };
		const count = pick(choice, rooms);
		const amenities = ["WiFi", "Hot water all day", "Own parking"];
		if (isCold(home)) amenities.push("Room heating");
		else amenities.push("AC");
		if (count >= 12) amenities.push("Restaurant", "Room service");
		if (count >= 30) amenities.push("Lift", "Power backup", "Banquet hall");
		return {
			"Kind of hotel": kind,
			Rooms: count,
			Tariff: { "Double room from": pick(choice, price) },
			Amenities: amenities,
		};
	},
	"home-stays"(choice, { home }) {
		const rooms = choice.between(2, 8);
		const heating = snowPlaces.has(home.slug)
			? choice.pick(["Wood-fired bukhari or tandoor", "Room heaters"])
			: isCold(home)
				? choice.pick(["Room heaters", "Electric blankets"])
				: "Not needed here";
		// The listing's description mentions food.
		const meals = choice.pick(["All meals cooked at home", "Breakfast and dinner", "Breakfast"]);
		return {
			Rooms: { "Number of rooms": rooms, Guests: rooms * choice.between(2, 3) },
			Meals: { "Meals offered": meals },
			Heating: heating,
		};
	},
	"flat-homes"(choice, { choice: flat, home }) {
		const { area, bathrooms, rent } = flats[flat ?? ""] ?? {
			area: [700, 1000, 20],
			bathrooms: [1, 2, 1],
			rent: [10000, 20000, 1000],
		};
		const baths = pick(choice, bathrooms);
		return {
			"Carpet area": pick(choice, area),
			Bathrooms: baths,
			Rent: { "Monthly rent": pricedFor(home, pick(choice, rent), 500) },
			...(flat === "independent-house" && { Bedrooms: baths + choice.between(0, 2) }),
		};
	},
	taxis(choice) {
		const { Model, Seats, rate } = choice.pick(cars);
		return { Vehicle: { Model, Seats }, Tariff: { Rate: pick(choice, rate) } };
	},
	"party-hall"(choice, { home }) {
		return { Hall: { "Air conditioning": isCold(home) ? choice.pick(["Heated", "AC and heated"]) : "AC" } };
	},
	"swimming-pools"(choice, { home }) {
		const kinds = isCold(home) ? ["Covered and heated"] : ["Open air", "Covered", "Baby pool beside"];
		return { Pool: { "Pool kind": choice.pick(kinds) } };
	},
	"himachali-dham-cook": (_choice, { home }) => ({ Dham: [dhams[home.slug] ?? "Mahasuvi"] }),
	paragliding: (choice, { home }) => ({ "Take-off site": [choice.pick(takeOffs[home.slug] ?? ["Billing"])] }),
	advocates: (_choice, { home, years }) => ({
		Enrolment: {
			"State Bar Council": bars[home.state ?? ""] ?? "Another State",
			"Enrolled on": { daysAhead: -years * 365 - 40 },
		},
		"Main court": "District and Sessions Court",
		"Place of practice": `District Court ${home.name}`,
	}),
	pg: (_choice, { home }) => ({
		Facilities: ["WiFi", "Geyser", "Power backup", "Study table", isCold(home) ? "Room cleaning" : "AC"],
	}),
	gyms: (_choice, { home }) => ({
		Facilities: ["Lockers", "Drinking water", "Parking", isCold(home) ? "Steam" : "AC"],
	}),
	"wedding-content-creator": () => ({ "Hours at the wedding": 10 }),
};

/** Questions that ask for the years of work. */
const yearsOf = new Set(["Experience", "Practice", "Standing"]);
/** Things for cold places, which are not offered elsewhere. */
const coldOnly = new Set(["Bukhari and heaters", "Frozen or burst pipes", "Wood-fired hamam"]);

/** The answers, made consistent with the place, the years of work and each other. */
export function agreeing(choice: Choice, answers: Answers, context: AnswerContext): Answers {
	const agreed = merged(plausible(answers, context), rules[context.service]?.(choice, context) ?? {});
	return context.service === "electrician" ? withoutFalseEnd(agreed) : agreed;
}

/** Licence classes of an electrician that never end. */
const endless: ReadonlySet<unknown> = new Set(["ITI electrician", "No licence, learnt on the job"]);

function withoutFalseEnd(answers: Answers): Answers {
	const { Licence: licence } = answers;
	if (!isGroup(licence) || !endless.has(licence["Licence class"])) return answers;
	const { "Valid until": _end, ...rest } = licence;
	return { ...answers, Licence: rest };
}

function plausible(answers: Answers, context: AnswerContext): Answers {
	return Object.fromEntries(
		Object.entries(answers).map(([name, answer]) => {
			if (isGroup(answer) && !("daysAhead" in answer)) return [name, plausible(answer, context)];
			if (yearsOf.has(name)) return [name, context.years];
			if (Array.isArray(answer) && !isCold(context.home)) {
				const left = answer.filter((one) => !coldOnly.has(String(one)));
				return [name, left.length > 0 ? left : answer];
			}
			return [name, answer];
		}),
	);
}

function merged(answers: Answers, given: Answers): Answers {
	const result = { ...answers };
	for (const [name, answer] of Object.entries(given)) {
		const old = result[name];
		const isDate = isGroup(answer) && "daysAhead" in answer;
		result[name] = isGroup(answer) && !isDate && isGroup(old) ? merged(old, answer) : answer;
	}
	return result;
}
