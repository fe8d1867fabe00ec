import { extname } from "node:path";
import { expect, test } from "vitest";
import { filesAnswered } from "../src/listings/property-answers.ts";
import { demoMarket } from "./demo-market.ts";
import { kilometres, placeOf } from "./places/near.ts";
import { demoSeekers } from "./jobs/seekers.ts";
import { rateFaults } from "../src/listings/rates.ts";
import { readUpiId } from "../src/listings/upi-id.ts";
import { daysOffFaults, hoursFaults } from "../src/listings/working-hours-check.ts";
import { indianDay } from "../src/platform/dates.ts";
import { ratesOf, usualRates } from "./professionals/rate-rows.ts";
import { upiIdOf } from "./professionals/upi-ids.ts";
import { daysOffOf, hoursOf } from "./professionals/work-times.ts";
import { isFixed, listingKind, reachOf } from "./professionals/listing-kinds.ts";
import { priceRanges } from "./professionals/prices.ts";
import { type DemoProfessional, refundedKey } from "./professionals/professionals.ts";
import { storyProfessionals } from "./stories/story-professionals.ts";
import { openings } from "./words/describe-listing.ts";
import { sentenceLimit, sentencesOf } from "./words/sentences.ts";
import { sights } from "./words/sights.ts";

const { professionals, requests, jobs } = demoMarket();
/** The registration that staff should reject breaks the rules on purpose. */
const honest = professionals.filter(({ key }) => key !== "applied-fake");
const named = ({ key }: DemoProfessional) => key;

test("every professional serves nearby places: 30 km, 150 km for drivers, otherwise only the place itself", () => {
	const far = honest.flatMap((one) =>
		one.places
			.filter((slug) => slug !== "pan-india" && slug !== one.home)
			.filter((slug) => kilometres(placeOf(one.home), placeOf(slug)) > reachOf(one.service.slug))
			.map((slug) => `${one.key} ${slug}`),
	);
	expect(far).toEqual([]);
	expect(honest.filter((one) => isFixed(one.service.slug) && one.places.length > 3).map(named)).toEqual([]);
	const everywhere = honest.filter(({ places }) => places.includes("pan-india"));
	expect(everywhere.filter(({ service }) => service.locations?.join() !== "pan-india").map(named)).toEqual(
		[],
	);
});

test("a registration at a fixed place names no other place", () => {
	const waiting = professionals.filter((one) => one.status === "applied" && isFixed(one.service.slug));
	expect(waiting.length).toBeGreaterThan(0);
	expect(waiting.filter(({ places, home }) => places.join() !== home).map(named)).toEqual([]);
});

test("places for guests have a business name, sights have their own, and no two are the same", () => {
	const places = honest.filter((one) => isFixed(one.service.slug));
	expect(places.filter(({ firmName }) => firmName === null).map(named)).toEqual([]);
	expect(
		professionals
			.filter(({ service }) => service.slug === "tourist-attractions")
			.map(({ firmName }) => firmName),
	).toEqual(sights.map(({ name }) => name));
	const names = professionals.flatMap(({ firmName }) => firmName ?? []);
	expect(new Set(names).size).toBe(names.length);
});

/** The sentences that occur twice among any 20 neighbours. */
function repeated(texts: readonly string[]): string[] {
	return texts.flatMap((text, index) => {
		const before = new Set(texts.slice(Math.max(0, index - 19), index).flatMap(sentencesOf));
		return sentencesOf(text).filter((sentence) => before.has(sentence));
	});
}

test("repeats no sentence among twenty neighbours of a list, and none more than three times in total", () => {
	for (const own of Map.groupBy(professionals, ({ service }) => service.slug).values())
		expect(repeated(own.map(({ description }) => description))).toEqual([]);
	const newest = requests.toSorted((a, b) => a.hoursAgo - b.hoursAgo);
	expect(repeated(newest.map(({ description }) => description))).toEqual([]);
	expect(repeated(jobs.map(({ description }) => description))).toEqual([]);
	const all = [...professionals, ...requests, ...jobs].flatMap(({ description }) => sentencesOf(description));
	const counts = Map.groupBy(all, (sentence) => sentence.toLowerCase());
	expect([...counts].filter(([, found]) => found.length > sentenceLimit)).toEqual([]);
	expect(all.length).toBeGreaterThan(1_800);
});

/** What a sentence was made from; undefined where it was written by hand. */
function frameOf(sentence: string, frames: readonly string[]): string | undefined {
	const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
	const fits = (frame: string) => new RegExp(`^${escaped(frame).replaceAll(/\{\w+\}/g, ".+?")}$`);
	return frames
		.toSorted((one, other) => other.replaceAll(/\{\w+\}/g, "").length - one.replaceAll(/\{\w+\}/g, "").length)
		.find((frame) => fits(frame).test(sentence));
}

test("builds the first sentences of twelve neighbours of a list in twelve ways", () => {
	const byHand = new Set([...storyProfessionals.map(({ key }) => key), refundedKey]);
	const written = honest.filter(
		({ key, service }) => !byHand.has(key) && service.slug !== "tourist-attractions",
	);
	for (const [service, own] of Map.groupBy(written, (one) => one.service.slug)) {
		const frames = openings[listingKind(service)];
		const used = own
			.flatMap(({ description }) => frameOf(/^.+?[.?](?= |$)/.exec(description)?.[0] ?? "", frames) ?? [])
			.slice(0, 12);
		expect(new Set(used).size, service).toBe(used.length);
	}
});

test("a request says what is wanted, and not just whom", () => {
	const trades = /^(need|any|urgent|pls send)? ?(electrician|plumber|carpenter|painter|welder)\b/;
	expect(
		requests.filter(({ key, description }) => !key.includes("-chandigarh-") && trades.test(description)),
	).toEqual([]);
});

test("the people who look for a job have names of their own", () => {
	const names = demoSeekers().map(({ name }) => name);
	expect(new Set(names).size).toBe(names.length);
});

test("shows halls and photographers in the largest town of the region", () => {
	const inShimla = (slug: string) => of(slug).filter(({ home }) => home === "shimla").length;
	expect(inShimla("party-hall")).toBeGreaterThan(2);
	expect(inShimla("photographer")).toBeGreaterThan(3);
});

test("every text is written to its end, without a blank to fill", () => {
	for (const { description } of [...professionals, ...requests, ...jobs]) {
		expect(description).not.toMatch(/[{}]|undefined|null| {2}|\.\./);
		expect(description.length).toBeGreaterThan(8);
	}
});

test("descriptions fit the choice: a tax advocate offers no family cases", () => {
	const words: Record<string, RegExp> = {
		family: /trade marks|GST|bail|title search/i,
		"company-and-tax": /custody|divorce|bail|maintenance/i,
		criminal: /custody|trade marks|partition/i,
		boys: /lady warden/i,
		girls: /cricket/i,
		veg: /mutton|chicken/i,
		drone: /newborn/i,
	};
	for (const { choice, description, key } of honest)
		expect(choice !== null && words[choice]?.test(description), key).toBeFalsy();
});

test("one request in six is short and careless, one in ten in Hinglish", () => {
	const texts = requests.map(({ description }) => description);
	const careless = texts.filter((text) => /^[a-z]/.test(text) && text.length < 70);
	const hinglish = texts.filter((text) => /\b(hai|chahiye|karwan\w+|lagwana|aana)\b/i.test(text));
	expect(careless.length / texts.length).toBeGreaterThan(0.1);
	expect(careless.length / texts.length).toBeLessThan(0.24);
	expect(hinglish.length / texts.length).toBeGreaterThan(0.07);
	expect(hinglish.length / texts.length).toBeLessThan(0.2);
});

/** The price on a card, in a group of answers or outside of one. */
function priceOf({ service, properties }: DemoProfessional): number | undefined {
	for (const field of service.fields) {
		if (!("fields" in field)) {
			if (field.card === "price") return properties[field.name] as number | undefined;
			continue;
		}
		const entry = field.fields.find((one) => !("fields" in one) && one.card === "price");
		const group = properties[field.name] as Record<string, number> | undefined;
		if (entry !== undefined) return group?.[entry.name];
	}
	return undefined;
}

test("prices are in the usual range of the trade, with a spread", () => {
	const own = new Set(["hotels", "flat-homes", "taxis"]);
	for (const [service, found] of Map.groupBy(honest, (one) => one.service.slug)) {
		const range = priceRanges[service];
		const prices = found.map(priceOf).filter((price) => price !== undefined);
		if (range === undefined || own.has(service) || prices.length < 6) continue;
		const [low, high, step] = range;
		for (const price of prices) {
			expect(price, service).toBeGreaterThanOrEqual(low * 0.85 - step);
			expect(price, service).toBeLessThanOrEqual(high * 1.2 + step);
		}
		expect(new Set(prices).size, service).toBeGreaterThan(1);
	}
});

/** An answer inside of a group. */
const inside = ({ properties }: DemoProfessional, group: string, name: string) =>
	(properties[group] as Record<string, unknown> | undefined)?.[name];

const of = (slug: string) => honest.filter(({ service }) => service.slug === slug);

test("hotels have rooms for their stars, and heating in cold places", () => {
	const hotels = of("hotels");
	expect(hotels.map(({ properties }) => properties["Kind of hotel"])).not.toContain("Five star");
	const large = hotels.filter(({ properties }) => properties["Kind of hotel"] === "Four star");
	expect(large.filter(({ properties }) => (properties["Rooms"] as number) < 40).map(named)).toEqual([]);
	const inSnow = hotels.filter(({ home }) => home === "manali" || home === "shimla");
	expect(inSnow.length).toBeGreaterThan(5);
	for (const { properties } of inSnow) {
		expect(properties["Amenities"]).toContain("Room heating");
		expect(properties["Amenities"]).not.toContain("AC");
	}
});

test("home stays are heated in the snow and not at the sea, and sleep two in a room", () => {
	const stays = of("home-stays");
	for (const { home, properties } of stays)
		expect(String(properties["Heating"]), home).toMatch(
			home.endsWith("goa") ? /Not needed/ : /bukhari|heaters|blankets/,
		);
	for (const one of stays) {
		const rooms = inside(one, "Rooms", "Number of rooms") as number;
		expect(inside(one, "Rooms", "Guests")).toBeGreaterThanOrEqual(2 * rooms);
	}
});

test("no request names two times for one visit", () => {
	const when =
		/tomorrow morning|on Saturday|on Sunday before noon|after 5 pm on any day|this week|on a weekday/g;
	expect(
		requests.map(({ description }) => description).filter((text) => (text.match(when) ?? []).length > 1),
	).toEqual([]);
});

test("electricians name the end of a licence only where they have one that ends", () => {
	const story = honest.find(({ key }) => key === "electrician-shimla");
	expect(story && inside(story, "Licence", "Licence class")).toBe("Wireman permit");
	const dated = of("electrician").filter((one) => inside(one, "Licence", "Valid until") !== undefined);
	expect(dated.length).toBeGreaterThan(3);
	expect(
		dated
			.map((one) => inside(one, "Licence", "Licence class"))
			.filter((name) => /^(No|ITI)/.test(String(name))),
	).toEqual([]);
});

test("flats have no more bathrooms than bedrooms, small cars four seats, halls in the hills are heated", () => {
	for (const one of of("flat-homes")) {
		const bedrooms = Number(/^\d/.exec(one.choice ?? "")?.[0] ?? one.properties["Bedrooms"]);
		expect(one.properties["Bathrooms"], one.key).toBeLessThanOrEqual(bedrooms);
	}
	const small = of("taxis").filter((one) => String(inside(one, "Vehicle", "Model")).includes("Dzire"));
	expect(small.map((one) => inside(one, "Vehicle", "Seats"))).toEqual(small.map(() => 4));
	const cold = of("party-hall").filter(({ home }) =>
		["kullu", "shimla", "manali", "dharmshala"].includes(home),
	);
	expect(
		cold.filter((one) => !/heated/i.test(String(inside(one, "Hall", "Air conditioning")))).map(named),
	).toEqual([]);
});

test("years of experience are the same in a listing's answers and in its description", () => {
	const answered = honest.flatMap(({ properties, years, key }) =>
		["Experience", "Practice", "Standing"]
			.filter((name) => name in properties)
			.map((name) => ({ key, years, answer: properties[name] })),
	);
	expect(answered.length).toBeGreaterThan(200);
	expect(answered.filter(({ years, answer }) => years !== answer)).toEqual([]);
	const said = honest.flatMap(({ description, years, key }) => {
		const found = /(\d+) years of work|for (\d+) years, the last/.exec(description);
		return found === null ? [] : [{ key, years, words: Number(found[1] ?? found[2]) }];
	});
	expect(said.length).toBeGreaterThan(20);
	expect(said.filter(({ years, words }) => years !== words)).toEqual([]);
});

test("customers ask where a professional serves the place, or where the story says so", () => {
	const generic = requests.filter(({ key }) => /^(open|booked|done|withdrawn|expired)-/.test(key));
	for (const { service, place, key } of generic)
		expect(
			honest.some((one) => one.service.slug === service && one.places.includes(place)),
			key,
		).toBe(true);
	expect(generic.length).toBeGreaterThan(150);
});

test("a picture and a PDF answer the questions of two registrations that wait", () => {
	const files = professionals
		.filter(({ status }) => status === "applied")
		.flatMap(({ service, properties }) => filesAnswered(service.fields, properties));
	expect(files.map(({ key }) => extname(key)).toSorted()).toEqual([".jpg", ".pdf"]);
});

test("three in four professionals have a UPI id of their own", () => {
	const people = professionals.filter(({ service }) => service.slug !== "tourist-attractions");
	const ids = people.flatMap((one) => upiIdOf(one) ?? []);
	expect(ids.length / people.length).toBeCloseTo(0.75, 1);
	expect(ids.filter((id) => readUpiId(id) !== id)).toEqual([]);
	expect(new Set(ids).size).toBe(ids.length);
});

test("most professionals have working hours and a rate list, by the product's own rules, and neighbours differ", () => {
	const now = new Date("2026-11-20T09:30:00Z");
	const worked = professionals.filter(({ service }) => service.slug !== "tourist-attractions");
	const hours = worked.map(hoursOf);
	const off = worked.map((one) => daysOffOf(one, now));
	const rates = worked.map(ratesOf).filter((list) => list.length > 0);
	expect(hours.flatMap((week) => hoursFaults(week))).toEqual([]);
	expect(off.flatMap((days) => daysOffFaults(days, indianDay(now)))).toEqual([]);
	expect(rates.flatMap(rateFaults)).toEqual([]);
	const shareOf = (count: number) => Math.round((count / worked.length) * 10);
	expect(shareOf(hours.filter((week) => week !== null).length)).toBe(8);
	expect(shareOf(off.filter((days) => days.length > 0).length)).toBe(1);
	expect(rates.length).toBeGreaterThan(worked.length / 2);
	expect(rates.every((list) => list.length >= 4 && list.length <= 8)).toBe(true);
	const lists = rates.map((list) => JSON.stringify(list));
	expect(new Set(lists).size).toBe(lists.length);
	const known = new Set(professionals.map(({ service }) => service.slug));
	expect(Object.keys(usualRates).filter((slug) => !known.has(slug))).toEqual([]);
});
