// A letter with those a virama joins to it and its signs: "क्षि" stays whole.
const firstLetter = /^[^\p{L}\p{N}]*((?:[\p{L}\p{N}]\u094d)*[\p{L}\p{N}]\p{M}*)/u;

/** The first letters of a name's first two words, in any script: "Rakesh Thakur" is "RT", "राकेश ठाकुर" is "राठा". */
export function initials(name: string): string {
	const letters = name.split(/\s+/).map((word) => firstLetter.exec(word)?.[1]);
	return letters
		.filter((letter) => letter !== undefined)
		.slice(0, 2)
		.join("")
		.toLocaleUpperCase("en");
}

/** A number from 0 to below `count` that is always the same for a name. */
export function tintOf(name: string, count: number): number {
	let sum = 0;
	for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
	return sum % count;
}
