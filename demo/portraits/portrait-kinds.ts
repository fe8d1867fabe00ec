import { isWoman } from "../professionals/people.ts";

/** The kinds of drawn portraits; a file's name begins with its kind and age: `sikh-older-03.avif`. */
export const portraitKinds = [
	"man",
	"sikh",
	"muslim",
	"himalaya",
	"priest",
	"woman",
	"muslim-woman",
	"himalaya-woman",
] as const;
type PortraitKind = (typeof portraitKinds)[number];

/** What a portrait must fit. */
export type Portrayed = {
	mobile: string;
	name: string;
	/** Years of work; job seekers have fewer. */
	years: number;
	isPriest: boolean;
};

const sikhs = new Set(
	"Gurmeet Gurpreet Harpreet Jaswinder Baljit Manpreet Jagtar Surinder Paramjit Kulwant ਗੁਰਪ੍ਰੀਤ".split(" "),
);
const muslims = new Set("Imran Salim Farhan Javed Nasreen Shabana Md. Farooq Imtiaz".split(" "));
const himalayans = new Set("Tenzin Dorje Chhering Palden Angmo Tashi".split(" "));

function menOf(given: string): PortraitKind {
	if (sikhs.has(given)) return "sikh";
	if (muslims.has(given)) return "muslim";
	return himalayans.has(given) ? "himalaya" : "man";
}

function womenOf(given: string): PortraitKind {
	if (muslims.has(given)) return "muslim-woman";
	return himalayans.has(given) ? "himalaya-woman" : "woman";
}

/** The portraits that fit a person: the beginning of their file names. */
export function portraitKindOf({ name, years, isPriest }: Omit<Portrayed, "mobile">): string {
	const given = name.split(" ")[0] ?? name;
	const kind = isWoman(name) ? womenOf(given) : isPriest ? "priest" : menOf(given);
	return `${kind}-${years < 15 ? "younger" : "older"}`;
}
