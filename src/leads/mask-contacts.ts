import { readNumberWord } from "./number-words.ts";
import { contactHint, contactPatterns } from "./contact-patterns.ts";

/** What may stand between the digits of a number: up to six signs that are neither letters nor digits. */
const gap = "[^0-9A-Za-z]{0,6}";
/** The country's code or the leading nought, in any usual spelling. */
const prefix = `(?:(?:(?:\\+|00)${gap})?9${gap}1${gap}|0${gap})?`;
/** Digits and gaps have no sign in common and every gap ends: at no place is there more than one way to read on. */
const mobile = new RegExp(`(?<![0-9])${prefix}[6-9](?:${gap}[0-9]){9}(?![0-9])`, "g");

/** Prices are round, or end as prices in shops do; no number is written so by chance more than once in a while. */
const price = "(?:[0-9]{1,3}(?:,[0-9]{2,3})*,)?[0-9]*(?:00|50|99)";
const prices = new RegExp(`^${price}(?:[^0-9]+${price})+$`);
const halves = /^[0-9]{5}[^0-9]+[0-9]{5}$/;
const dayOrTime = "(?:[0-2]?[0-9]|3[01])[:/][0-5]?[0-9]";
const daysOrTimes = new RegExp(`^${dayOrTime}(?:[^0-9]+${dayOrTime})+$`);
const fullDate = /^0?[6-9]([./-])(?:0?[1-9]|1[0-2])\1(?:20)[0-9]{2}[^0-9]/;

/** What is shown in place of a hidden contact. */
export const hiddenContact = "••••••••••";

/** How far a digit of any script stands behind the nought of its own: they always stand together, nought first. */
function digitValue(digit: string): string {
	const code = digit.codePointAt(0) ?? 0;
	let first = code;
	while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
	return String((code - first) % 10);
}

/** One sign for one sign: digits of every script and form by their value, letters as letters, the rest as signs. */
function plainSign(sign: string): string {
	if (sign < "\u0080") return sign;
	if (/\p{Nd}/u.test(sign)) return digitValue(sign);
	if (/\p{Sc}/u.test(sign)) return "₹";
	const usual = sign.normalize("NFKC");
	const [only, ...more] = usual.match(/\p{N}/gu) ?? [];
	// Small, raised, circled and bracketed digits.
	if (only !== undefined && more.length === 0 && !/\p{L}/u.test(usual)) {
		return /\p{Nd}/u.test(only) ? digitValue(only) : "x";
	}
	if (usual.length === 1 && usual < "\u0080") return usual;
	return /[\p{L}\p{N}]/u.test(sign) ? "x" : "_";
}

/** Whether the digits are no number but amounts of money, days or times of day. */
function isHarmless(run: string): boolean {
	if (fullDate.test(run) || daysOrTimes.test(run)) return true;
	const isList = run.includes("₹") || (/[,/]/.test(run) && !halves.test(run));
	return isList && prices.test(run);
}

/**
 * One sign of the text as the patterns read it: a digit, a letter or another sign, all ASCII; with the place of what it
 * was written as. Of a written-out number each digit has the whole word's place.
 */
type Cell = { plain: string; from: number; to: number };
type Range = { from: number; to: number };

const signCell = (sign: string, from: number): Cell => ({
	plain: plainSign(sign),
	from,
	to: from + sign.length,
});

/** The signs of a text without those that show nothing, which would cut a contact in two. */
function signCells(text: string, start = 0): Cell[] {
	const cells: Cell[] = [];
	let from = start;
	for (const sign of text) {
		if (!/\p{Cf}/u.test(sign)) cells.push(signCell(sign, from));
		from += sign.length;
	}
	return cells;
}

/** The same with the digits of number words in place of the words; null where the text does not write out a number. */
function digitCells(text: string, digitCount: number): Cell[] | null {
	const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }) => {
		const read = readNumberWord(word);
		return read === null ? [] : [{ read, from: index, to: index + word.length }];
	});
	const count = words.reduce((sum, { read }) => sum + read.length, digitCount);
	if (words.length === 0 || count * 3 < 10) return null;
	const cells: Cell[] = [];
	let done = 0;
	for (const [place, { read, from, to }] of words.entries()) {
		const next = words[place + 1];
		// "ninety eight" is 98 and not 908.
		const isJoined =
			/^[2-9]0$/.test(read) && next !== undefined && /^[1-9]$/.test(next.read) && next.from - to <= 3;
		cells.push(...signCells(text.slice(done, from), done));
		for (const digit of isJoined ? read.slice(0, 1) : read) cells.push({ plain: digit, from, to });
		done = to;
	}
	return joinRepeats([...cells, ...signCells(text.slice(done), done)]);
}

/** "double 9" as "99", "triple 0" as "000": the word stands as d or t until its digit follows. */
function joinRepeats(cells: readonly Cell[]): Cell[] {
	const joined: Cell[] = [];
	let times = 1;
	let since = 0;
	for (const cell of cells) {
		if (cell.plain === "d" && cell.to - cell.from > 1) times = 2;
		else if (cell.plain === "t" && cell.to - cell.from > 1) times = 3;
		else if (times > 1 && /[0-9]/.test(cell.plain)) {
			for (let count = 0; count < times; count++) joined.push({ ...cell, from: since });
			times = 1;
			continue;
		} else if (times === 1 || !/[0-9A-Za-z]/.test(cell.plain)) {
			if (times === 1) joined.push(cell);
			continue;
		} else {
			times = 1;
			joined.push(cell);
			continue;
		}
		since = cell.from;
	}
	return joined;
}

/** A text as the patterns read it, and the place in it of the signs from one to before another. */
type Reading = { plain: string; rangeOf: (first: number, end: number) => Range };

const readCells = (cells: readonly Cell[]): Reading => ({
	plain: cells.map(({ plain }) => plain).join(""),
	rangeOf: (first, end) => ({ from: cells[first]?.from ?? 0, to: cells[end - 1]?.to ?? 0 }),
});

/** Most texts are ASCII and read as they are. */
function readSigns(text: string): Reading {
	// eslint-disable-next-line no-control-regex
	if (!/[^\0-\x7f]/.test(text)) return { plain: text, rangeOf: (from, to) => ({ from, to }) };
	return readCells(signCells(text));
}

/** The mobiles of a text; amounts, days and times are left out where it has digits only. */
function findMobiles({ plain, rangeOf }: Reading, mayBeHarmless: boolean): Range[] {
	const found: Range[] = [];
	mobile.lastIndex = 0;
	for (let match = mobile.exec(plain); match !== null; match = mobile.exec(plain)) {
		const [run] = match;
		const first = match.index;
		// The next one may begin within: a flat's number ahead of a number can be read as its beginning.
		mobile.lastIndex = first + 1;
		if (mayBeHarmless && isHarmless(run)) continue;
		found.push(rangeOf(first, first + run.length));
	}
	return found;
}

function findPatterns({ plain, rangeOf }: Reading): Range[] {
	if (!contactHint.test(plain)) return [];
	return contactPatterns.flatMap((pattern) =>
		[...plain.matchAll(pattern)].map(({ 0: whole, index }) => {
			const end = whole.replace(/[.,;:!?)\]\s]+$/, "").length;
			return rangeOf(index, index + end);
		}),
	);
}

/** Puts one mark in place of each range; those that overlap or touch are one. */
function hide(text: string, ranges: Range[]): string {
	let masked = "";
	let done = 0;
	let last = -1;
	for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
		if (to <= done) continue;
		if (from > last || last < 0) masked += text.slice(done, from) + hiddenContact;
		done = to;
		last = to;
	}
	return masked + text.slice(done);
}

/**
 * Hides what leads to a person past the claim: Indian mobiles (ten digits that begin with 6 to 9, in any script, however
 * they are grouped, also written out in English, Hindi or a mix), e-mail addresses, links and names on social networks.
 * For texts of customers that people read who may not have the contact. A harmless word too many may be hidden with it.
 */
export function maskContacts(text: string): string {
	if (text === "") return text;
	const signs = readSigns(text);
	const digitCount = text.match(/\p{N}/gu)?.length ?? 0;
	const words = digitCells(text, digitCount);
	const ranges = [
		...(digitCount < 10 ? [] : findMobiles(signs, true)),
		...(words === null ? [] : findMobiles(readCells(words), false)),
		...findPatterns(signs),
	];
	return ranges.length === 0 ? text : hide(text, ranges);
}
