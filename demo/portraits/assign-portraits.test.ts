import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { demoMarket } from "../demo-market.ts";
import { portraitFiles, readPictures } from "../pictures/read-pictures.ts";
import { demoProfiles } from "../profiles/profiles.ts";
import { assignPortraits, peopleWithFaces, showsPerson } from "./assign-portraits.ts";
import { portraitKindOf, portraitKinds } from "./portrait-kinds.ts";

const market = demoMarket();
const { professionals, seekers } = market;
const profiles = demoProfiles(professionals, seekers);
const files = portraitFiles();
const assigned = assignPortraits({ professionals, seekers, profiles }, files);
const pictures = readPictures(market);
const keyOf = new Map(
	[...assigned].map(([mobile, file]) => [
		mobile,
		pictures.files.find(({ path }) => path === join(import.meta.dirname, "drawn", file))?.key,
	]),
);

describe("the demo's portraits", () => {
	test("are more than 120, all different and all used", () => {
		const contents = files.map((file) =>
			readFileSync(join(import.meta.dirname, "drawn", file)).toString("base64"),
		);
		expect(new Set(contents).size).toBe(files.length);
		expect(files.length).toBeGreaterThan(120);
		expect([...assigned.values()].toSorted()).toEqual(files);
	});

	test("show one in three of the people with a profile card or looking for work", () => {
		const people = new Set(
			[...professionals.filter(({ service }) => service.cardType === "profile"), ...seekers].map(
				({ mobile }) => mobile,
			),
		);
		const share = [...people].filter((mobile) => assigned.has(mobile)).length / people.size;
		expect(share).toBeGreaterThan(0.3);
		expect(share).toBeLessThan(0.37);
	});

	test("fit the person: women, men with turbans, age and priests", () => {
		const people = new Map(
			peopleWithFaces({ professionals, seekers, profiles }).map((one) => [one.mobile, one]),
		);
		for (const [mobile, file] of assigned) {
			const person = people.get(mobile);
			expect(person && file.startsWith(`${portraitKindOf(person)}-`), `${person?.name} ${file}`).toBe(true);
		}
		const kindOf = (name: string, isPriest = false) => portraitKindOf({ name, years: 3, isPriest });
		expect(kindOf("Kavita Thakur")).toBe("woman-younger");
		expect(kindOf("Manpreet Kaur")).toBe("woman-younger");
		expect(kindOf("Manpreet Singh")).toBe("sikh-younger");
		expect(kindOf("Shabana Khan")).toBe("muslim-woman-younger");
		expect(kindOf("Om Shastri", true)).toBe("priest-younger");
		expect(portraitKindOf({ name: "Hari Negi", years: 20, isPriest: false })).toBe("man-older");
		expect(portraitKinds).toContain("himalaya-woman");
	});

	test("include the job seeker, but no firms and not the obviously fake registration", () => {
		expect(assigned.has("+919000000030")).toBe(true);
		expect(pictures.profiles.has("+919000000030")).toBe(true);
		for (const { mobile } of profiles.filter(({ status }) => status === "Company"))
			expect(assigned.has(mobile)).toBe(false);
		expect(assigned.has("+917100000005")).toBe(false);
	});
});

describe("where portraits are shown", () => {
	test("a person has the same one in the profile and first in every listing", () => {
		const shown = professionals.filter((one) => showsPerson(one) && keyOf.has(one.mobile));
		expect(shown.length).toBeGreaterThan(100);
		for (const { key, mobile } of shown)
			expect(pictures.listings.get(key)?.[0]?.key, key).toBe(keyOf.get(mobile));
		for (const [mobile, key] of pictures.profiles) expect(key).toBe(keyOf.get(mobile));
		expect(pictures.profiles.size).toBeGreaterThan(8);
	});

	test("no two neighbours in a list show the same one", () => {
		for (const own of Map.groupBy(professionals, ({ service }) => service.slug).values()) {
			const shown = own.flatMap(({ mobile }) => assigned.get(mobile) ?? []);
			expect(new Set(shown).size).toBe(shown.length);
		}
	});

	test("a card shows a face if its listing has one picture, and work if it has three", () => {
		const portraits = new Set(keyOf.values());
		for (const one of professionals.filter(({ service }) => service.cardType === "profile")) {
			const first = pictures.listings.get(one.key)?.[0]?.key;
			if (one.key === "applied-fake" || first === undefined) continue;
			expect(portraits.has(first), one.key).toBe(one.pictures < 3);
		}
	});
});
