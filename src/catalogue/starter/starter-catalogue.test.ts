import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hyphenated } from "../../platform/hyphenated.ts";
import type { PropertyEntry, PropertyField } from "../property-field.ts";
import { entriesOf, propertyFormOf } from "../property-form.ts";
import { starterCatalogue } from "./starter-catalogue.ts";
import type { StarterService } from "./starter-catalogue.types.ts";

const landingSlugs = {
	"Appliances and repairs":
		"electrician plumber ro wifi ac refrigerator cctv tv washing-machine chimney geyser gas-stove dishwasher microwave printer-ink photostat",
	"Stays, rentals and offices": "pg coworking-space single-room flat-homes retail-shops hotels home-stays",
	"Transport and water": "taxis pickup-vans volvo-bus tow-truck water-tanker",
	"Building and interiors":
		"architects interior-designer modular-kitchen core-cutting painter carpenter metal-fabricator upvc-aluminium construction-worker tile-installers marble-installers jcb concrete-mixer shuttering water-proofing welder",
	"Events and food":
		"photographer food-trucks-and-mobile-caterers catering party-hall marriage-banquet-hall himachali-dham-cook green-leaf-plates tent band-baja dhol wedding-content-creator dj-sound-system groom-car cafes",
	Cleaning:
		"sofa-carpet water-tank-cleaning home-cleaning kitchen-cleaning bathroom-cleaning car-washing pest-control",
	Tourism: "tourist-attractions paragliding bungee-jumping",
	"Leisure and fitness":
		"dance-studios swimming-pools pilates-studios gyms yoga-studios dance-clubs spa-centers bars",
	"Professional advice": "ca advocates",
	"Puja and astrology": "pandit-for-puja astrology-consultation vastu-consultation",
};

const restrictedLocations = {
	ca: ["pan-india"],
	advocates: ["pan-india"],
	"green-leaf-plates": ["mandi", "kullu", "shimla"],
	"home-stays": [
		"dharmshala",
		"dharmkot",
		"bir-billing",
		"jibhi",
		"kasol",
		"sissu",
		"spiti",
		"sangla-chitkul",
		"reckong-peo",
		"kalpa",
		"narkanda",
		"mashobra",
		"hatu-peak",
		"kufri",
		"goa",
		"north-goa",
		"south-goa",
	],
	cafes: ["shahpur", "dharmshala", "bir", "tosh-valley"],
	paragliding: ["indrunag", "bir", "kullu", "manali"],
	"bungee-jumping": ["bir", "manali"],
};

const services = starterCatalogue.flatMap((sector) => sector.services);
const servicesBySlug = services.map((service): [string, StarterService] => [service.slug, service]);

/** The names in each group, the outermost first. */
function namesByGroup(fields: PropertyField[]): string[][] {
	const inner = fields.flatMap((field) => ("fields" in field ? namesByGroup(field.fields) : []));
	return [fields.map((field) => field.name), ...inner];
}

function repeated(values: string[]): string[] {
	return values.filter((value, index) => values.indexOf(value) !== index);
}

function slugsWhere(condition: (service: StarterService) => boolean): string[] {
	return services.filter(condition).map((service) => service.slug);
}

/** A listing's whole form, without a choice and with each choice. */
function formsOf(service: StarterService): PropertyField[][] {
	return [
		propertyFormOf(service.fields),
		...service.choices.map((choice) => propertyFormOf(service.fields, choice.fields)),
	];
}

const papers = /licence|certificate|authorisation|identity|aadhaar|passport|\bid\b/i;
const numbersOfPapers =
	/(licence|registration|certificate|membership|enrolment|council of architecture) number$/i;

/** Copies of documents and their contents; the FSSAI number is public by law wherever food is sold. */
function notifiesAboutDocuments({ name, type, enum: answers }: PropertyEntry): boolean {
	if (type === "File") return papers.test(name);
	return type === "String" && answers === undefined && numbersOfPapers.test(name);
}

describe("the starter catalogue", () => {
	it("has every landing page exactly once, under its heading and in the order of the home page", () => {
		const found = starterCatalogue.map((sector) => [
			sector.sector,
			sector.services.map((service) => service.slug).toSorted(),
		]);
		const expected = Object.entries(landingSlugs).map(([heading, slugs]) => [
			heading,
			slugs.split(" ").toSorted(),
		]);
		expect(found).toEqual(expected);
	});

	it("has slugs that differ from all other slugs and hyphenated names", () => {
		const answers = services.flatMap((service) => [...new Set([service.slug, hyphenated(service.type)])]);
		expect(repeated(answers)).toEqual([]);
		expect(answers.filter((answer) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(answer))).toEqual([]);
	});

	it("ranks the ten popular services", () => {
		const popular = services
			.filter((service) => service.popular !== undefined)
			.toSorted((one, other) => (one.popular ?? 0) - (other.popular ?? 0));
		expect(popular.map((service) => service.popular)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
		expect(popular.map((service) => service.type)).toEqual([
			"Electrician",
			"Plumber",
			"Home Cleaning",
			"Kitchen Cleaning",
			"Car Washing",
			"Taxis",
			"Pick Up Vans",
			"Carpenters",
			"Welder",
			"Tile Installers",
		]);
	});

	it("requires no payment for four services only", () => {
		expect(slugsWhere((service) => !service.paymentRequired).toSorted()).toEqual([
			"flat-homes",
			"retail-shops",
			"single-room",
			"tourist-attractions",
		]);
	});

	it("lets customers call every service except tourist attractions", () => {
		expect(slugsWhere((service) => !service.callIcon)).toEqual(["tourist-attractions"]);
	});

	it("restricts the go-to locations of seven services", () => {
		const found = services
			.filter((service) => service.locations !== undefined)
			.map((service) => [service.slug, service.locations?.toSorted()]);
		const expected = Object.entries(restrictedLocations).map(([slug, locations]) => [
			slug,
			locations.toSorted(),
		]);
		expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
	});
});

describe.each(servicesBySlug)("%s", (_slug, service) => {
	it("ends with the consent, which choices do not repeat", () => {
		expect(service.fields.at(-1)).toMatchObject({ name: "Consent", type: "Boolean", required: true });
		for (const form of formsOf(service)) {
			expect(form.at(-1)).toMatchObject({ name: "Consent", description: expect.stringMatching(/\w\.$/) });
			expect(entriesOf(form).filter((entry) => entry.name === "Consent")).toHaveLength(1);
		}
	});

	it("has unique names in each group of a form", () => {
		const groups = formsOf(service).flatMap(namesByGroup);
		expect(groups.flatMap(repeated)).toEqual([]);
	});

	it("has at most one price, a number with its unit", () => {
		for (const form of formsOf(service)) {
			const prices = entriesOf(form).filter((entry) => entry.card === "price");
			expect(prices.length).toBeLessThanOrEqual(1);
			expect(prices.filter((price) => price.type !== "Number" || !price.unit)).toEqual([]);
		}
	});

	it("keeps second numbers, copies of documents and their numbers off public pages", () => {
		for (const entry of formsOf(service).flatMap(entriesOf)) {
			const isPrivate = notifiesAboutDocuments(entry) || entry.name === "Mobile";
			expect([entry.name, entry.private ?? false]).toEqual([entry.name, isPrivate]);
			// A card is on a public page.
			expect(entry.private === true && entry.card !== undefined).toBe(false);
		}
	});

	it("offers answers that differ when trimmed, because the form compares them that way", () => {
		for (const entry of formsOf(service).flatMap(entriesOf)) {
			const answers = entry.enum ?? [];
			expect(answers).toEqual(answers.map((answer) => answer.trim()));
			expect(repeated(answers)).toEqual([]);
		}
	});

	it("has choices with different slugs", () => {
		const slugs = service.choices.map((choice) => choice.slug);
		expect(slugs).toEqual(service.choices.map((choice) => hyphenated(choice.name)));
		expect(repeated(slugs)).toEqual([]);
	});

	it("has synonyms in lower case", () => {
		expect(service.aliases).toEqual(service.aliases.map((alias) => alias.trim().toLowerCase()));
		expect(service.aliases.length).toBeGreaterThanOrEqual(4);
		expect(repeated(service.aliases)).toEqual([]);
	});

	it("has an icon that exists", () => {
		const icon = new URL(`../../../node_modules/lucide-static/icons/${service.icon}.svg`, import.meta.url);
		expect(existsSync(icon)).toBe(true);
	});
});
