import { toLatin } from "./devanagari.ts";

/**
 * The spellings of one sound, replaced in this order by one of them. docs/search.md has the scheme. "C" is the sound of "ch": a
 * capital letter, so that it stays apart from the other sounds of "c".
 */
const spellings: readonly [RegExp, string][] = [
	[/t?chh?/g, "C"],
	[/ph/g, "f"],
	[/([bdgjklnrst])h/g, "$1"],
	[/iy(?=[aeiou])/g, "i"],
	[/[cst]i[ao]n/g, "san"],
	[/ck|q/g, "k"],
	[/s?c(?=[eiy])/g, "s"],
	[/c/g, "k"],
	[/x/g, "ks"],
	[/w/g, "v"],
	[/z/g, "j"],
	[/n(?=[pb])/g, "m"],
	[/e[ea]/g, "i"],
	[/oo/g, "u"],
	[/(.)\1+/gu, "$1"],
	[/[ae][iy](?![aeiou])/g, "e"],
	[/y(?![aeiou])/g, "i"],
	[/[ao]u/g, "o"],
	[/(?<=[aeiou])h$/g, ""],
];

/** Words repeat: names have a few thousand, and the text that a person types changes by a letter. */
const remembered = new Map<string, string>();
const rememberedAtMost = 10_000;

/** How a word sounds, the same for its usual spellings in Latin letters and in Devanagari. */
export function soundKey(word: string): string {
	const known = remembered.get(word);
	if (known !== undefined) return known;
	if (remembered.size >= rememberedAtMost) remembered.clear();
	const key = keyOf(word);
	remembered.set(word, key);
	return key;
}

function keyOf(word: string): string {
	const latin = toLatin(word).replaceAll(/\p{Mark}/gu, "");
	return spellings.reduce((text, [spelling, sound]) => text.replaceAll(spelling, sound), latin);
}
