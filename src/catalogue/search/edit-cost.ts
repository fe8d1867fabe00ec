const vowels = "aeiou";
const weak = "hy";
/** Pairs of consonants that people confuse. */
const alike = "td kg pb pf bv fv js jg jC sC kC ks nm rl rd lr".split(" ");

/** Adding or leaving out a letter. Vowels count less, because spellings of Hindi differ in them most. */
const lengthCost = (letter: string) => (vowels.includes(letter) ? 0.4 : weak.includes(letter) ? 0.5 : 1);

function changeCost(one: string, other: string): number {
	if (one === other) return 0;
	const vowelCount = Number(vowels.includes(one)) + Number(vowels.includes(other));
	if (vowelCount === 2) return 0.35;
	if (vowelCount === 1) return 1.3;
	return alike.some((pair) => pair === one + other || pair === other + one) ? 0.6 : 1;
}

const swapCost = 0.7;

const codes = 128;
const letters = Array.from({ length: codes }, (_, code) => String.fromCharCode(code));
const lengthCosts = Float64Array.from(letters, lengthCost);
const changeCosts = Float64Array.from(
	letters.flatMap((one) => letters.map((other) => changeCost(one, other))),
);

const lengthCostOf = (code: number) => lengthCosts[code] ?? 1;
const changeCostOf = (one: number, other: number) =>
	one === other ? 0 : one < codes && other < codes ? (changeCosts[one * codes + other] ?? 1) : 1;

/** Whether two letters sound alike. A word's first letter is right or sounds like the right one. */
export const isLikeLetter = (one: string, other: string): boolean =>
	changeCostOf(one.charCodeAt(0), other.charCodeAt(0)) < 1;

/** The letters of a word as bits; letters beyond "a" to "z" share some. */
function letterBits(word: string): number {
	let bits = 0;
	for (let at = 0; at < word.length; at++) bits |= 1 << word.charCodeAt(at);
	return bits;
}
const vowelBits = letterBits(vowels);

function bitCount(bits: number): number {
	let count = 0;
	for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
	return count;
}

/** A cost that the typed word and any beginning of the known one reach at least: that of the letters which are not in it. */
export function leastCost(typed: string, known: string): number {
	const missing = letterBits(typed) & ~letterBits(known);
	return 0.5 * bitCount(missing & ~vowelBits) + 0.35 * bitCount(missing & vowelBits);
}

export type EditCost = {
	/** Between the whole words. */
	whole: number;
	/** Between the typed word and the best beginning of the known one, and the length of that beginning. */
	beginning: number;
	length: number;
};

const longest = 24;
const rows = [0, 1, 2].map(() => new Float64Array(longest + 1));

/**
 * How far apart a typed word and a known one are (Damerau and Levenshtein, with weights); null if more than `most`.
 * Only the first 24 letters count.
 */
export function editCost(typed: string, known: string, most: number): EditCost | null {
	const width = Math.min(known.length, longest);
	let [older, old, row] = rows as [Float64Array, Float64Array, Float64Array];
	row[0] = 0;
	for (let at = 1; at <= width; at++) row[at] = (row[at - 1] ?? 0) + lengthCostOf(known.charCodeAt(at - 1));
	for (let line = 1; line <= Math.min(typed.length, longest); line++) {
		[older, old, row] = [old, row, older];
		const letter = typed.charCodeAt(line - 1);
		let least = (row[0] = (old[0] ?? 0) + lengthCostOf(letter));
		for (let at = 1; at <= width; at++) {
			const other = known.charCodeAt(at - 1);
			let cost = Math.min(
				(old[at - 1] ?? 0) + changeCostOf(letter, other),
				(old[at] ?? 0) + lengthCostOf(letter),
				(row[at - 1] ?? 0) + lengthCostOf(other),
			);
			const isSwap =
				line > 1 && at > 1 && letter === known.charCodeAt(at - 2) && other === typed.charCodeAt(line - 2);
			if (isSwap) cost = Math.min(cost, (older[at - 2] ?? 0) + swapCost);
			row[at] = cost;
			if (cost < least) least = cost;
		}
		if (least > most) return null;
	}
	let length = 0;
	for (let at = 1; at <= width; at++) if ((row[at] ?? 0) <= (row[length] ?? 0)) length = at;
	return { whole: row[width] ?? 0, beginning: row[length] ?? 0, length };
}
