import { readNumberWord } from "./number-words.ts";
import { contactHint, contactPatterns } from "./contact-patterns.ts";

/** What may separate the digits of a number: up to six characters that are neither letters nor digits. */
const gap = "[^0-9A-Za-z]{0,6}";
/** The country code or the leading zero, in any usual spelling. */
const prefix = `(?:(?:(?:\\+|00)${gap})?9${gap}1${gap}|0${gap})?`;
/** Digits and gaps share no character, and every gap is bounded, so the pattern never has two ways to continue. */
const mobile = new RegExp(`(?<![0-9])${prefix}[6-9](?:${gap}[0-9]){9}(?![0-9])`, "g");

/** Prices are round or end like shop prices; a phone number rarely looks like that by chance. */
const price = "(?:[0-9]{1,3}(?:,[0-9]{2,3})*,)?[0-9]*(?:00|50|99)";
const prices = new RegExp(`^${price}(?:[^0-9]+${price})+$`);
const halves = /^[0-9]{5}[^0-9]+[0-9]{5}$/;
const dayOrTime = "(?:[0-2]?[0-9]|3[01])[:/][0-5]?[0-9]";
const daysOrTimes = new RegExp(`^${dayOrTime}(?:[^0-9]+${dayOrTime})+$`);
const fullDate = /^0?[6-9]([./-])(?:0?[1-9]|1[0-2])\1(?:20)[0-9]{2}[^0-9]/;

/** The placeholder for a hidden contact. */
export const hiddenContact = "••••••••••";

/** The distance of a digit from its script's zero: in every script the ten digits are consecutive, zero first. */
function digitValue(digit: string): string {
	const code = digit.codePointAt(0) ?? 0;
	let first = code;
	while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
	return String((code - first) % 10);
}

/**
 * Maps each character to one: digits of every script and form to their value, letters to letters, the rest to
 * punctuation.
 */
function plainSign(sign: string): string {
	if (sign < "\u0080") return sign;
	if (/\p{Nd}/u.test(sign)) return digitValue(sign);
	if (/\p{Sc}/u.test(sign)) return "₹";
	const usual = sign.normalize("NFKC");
	const [only, ...more] = usual.match(/\p{N}/gu) ?? [];
	// Superscript, subscript, circled and bracketed digits.
	if (only !== undefined && more.length === 0 && !/\p{L}/u.test(usual)) {
		return /\p{Nd}/u.test(only) ? digitValue(only) : "x";
	}
	if (usual.length === 1 && usual < "\u0080") return usual;
	return /[\p{L}\p{N}]/u.test(sign) ? "x" : "_";
}

/** Whether the digits are amounts of money, dates or times of day instead of a phone number. */
function isHarmless(run: string): boolean {
	if (fullDate.test(run) || daysOrTimes.test(run)) return true;
	const isList = run.includes("₹") || (/[,/]/.test(run) && !halves.test(run));
	return isList && prices.test(run);
}

/**
 * One character of the text as the patterns read it: a digit, a letter or punctuation, all ASCII, with its position in
 * the original. Each digit of a spelled-out number has the position of the whole word.
 */
type Cell = { plain: string; from: number; to: number };
type Range = { from: number; to: number };

const signCell = (sign: string, from: number): Cell => ({
	plain: plainSign(sign),
	from,
	to: from + sign.length,
});

/** The characters of a text without invisible ones, which would split a contact in two. */
function signCells(text: string, start = 0): Cell[] {
	const cells: Cell[] = [];
	let from = start;
	for (const sign of text) {
		if (!/\p{Cf}/u.test(sign)) cells.push(signCell(sign, from));
		from += sign.length;
	}
	return cells;
}

/** The same with number words replaced by digits; null if the text spells out no number. */
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
		// "ninety eight" is 98, not 908.
		const isJoined =
			/^[2-9]0$/.test(read) && next !== undefined && /^[1-9]$/.test(next.read) && next.from - to <= 3;
		cells.push(...signCells(text.slice(done, from), done));
		for (const digit of isJoined ? read.slice(0, 1) : read) cells.push({ plain: digit, from, to });
		done = to;
	}
	return joinRepeats([...cells, ...signCells(text.slice(done), done)]);
}

/** "double 9" as "99", "triple 0" as "000": the word is a d or t until its digit follows. */
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

/** A text as the patterns read it, and the range in the original for the characters from one index up to another. */
type Reading = { plain: string; rangeOf: (first: number, end: number) => Range };

const readCells = (cells: readonly Cell[]): Reading => ({
	plain: cells.map(({ plain }) => plain).join(""),
	rangeOf: (first, end) => ({ from: cells[first]?.from ?? 0, to: cells[end - 1]?.to ?? 0 }),
});

/** Most texts are ASCII and need no mapping. */
function readSigns(text: string): Reading {
	// eslint-disable-next-line no-control-regex
	if (!/[^\0-\x7f]/.test(text)) return { plain: text, rangeOf: (from, to) => ({ from, to }) };
	return readCells(signCells(text));
}

/** The mobiles in a text; amounts, dates and times are skipped if it has only digits. */
function findMobiles({ plain, rangeOf }: Reading, mayBeHarmless: boolean): Range[] {
	const found: Range[] = [];
	mobile.lastIndex = 0;
	for (let match = mobile.exec(plain); match !== null; match = mobile.exec(plain)) {
		const [run] = match;
		const first = match.index;
		// The next match may start inside this one: a flat number before a mobile can look like its beginning.
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

/** Replaces each range with one placeholder; overlapping or adjacent ranges share one. */
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
 * Hides contacts that would bypass a claim: Indian mobiles (ten digits that begin with 6 to 9, in any script and
 * grouping, also spelled out in English, Hindi or a mix), e-mail addresses, links and names on social networks. For
 * customers' texts shown to people who may not have the contact. It may also hide a harmless word.
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
