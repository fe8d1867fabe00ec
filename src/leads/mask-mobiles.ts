/** What may stand between the digits of a number: up to six signs that are neither letters nor digits. */
const gap = "[^0-9A-Za-z]{0,6}";
/** The country's code or the leading nought, in any usual spelling. */
const prefix = `(?:(?:(?:\\+|00)${gap})?9${gap}1${gap}|0${gap})?`;
/** Digits and gaps have no sign in common and every gap ends: at no place is there more than one way to read on. */
const mobile = new RegExp(`(?<![0-9])${prefix}[6-9](?:${gap}[0-9]){9}(?![0-9])`, "g");
/** Quick to ask: most texts do not even have the digits for a number. */
const tenDigits = /\p{N}(?:\P{N}*\p{N}){9}/u;

/** Prices are round, or end as prices in shops do; no number is written so by chance more than once in a while. */
const price = "(?:[0-9]{1,3}(?:,[0-9]{2,3})*,)?[0-9]*(?:00|50|99)";
const prices = new RegExp(`^${price}(?:[^0-9]+${price})+$`);
const halves = /^[0-9]{5}[^0-9]+[0-9]{5}$/;
const dayOrTime = "(?:[0-2]?[0-9]|3[01])[:/][0-5]?[0-9]";
const daysOrTimes = new RegExp(`^${dayOrTime}(?:[^0-9]+${dayOrTime})+$`);
const fullDate = /^0?[6-9]([./-])(?:0?[1-9]|1[0-2])\1(?:20)[0-9]{2}[^0-9]/;

/** What stands in place of a hidden number. */
export const hiddenMobile = "••••••••••";

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

/** Where numbers stand, by signs, from the first; those that overlap are one. */
function findMobiles(plain: string): { from: number; to: number }[] {
	const found: { from: number; to: number }[] = [];
	mobile.lastIndex = 0;
	for (let match = mobile.exec(plain); match !== null; match = mobile.exec(plain)) {
		const [run] = match;
		const from = match.index;
		// The next one may begin within: a flat's number ahead of a number can be read as its beginning.
		mobile.lastIndex = from + 1;
		if (isHarmless(run)) continue;
		const last = found.at(-1);
		if (last !== undefined && from < last.to) last.to = Math.max(last.to, from + run.length);
		else found.push({ from, to: from + run.length });
	}
	return found;
}

/**
 * Hides what looks like an Indian mobile: ten digits that begin with 6 to 9, in any script, however they are grouped,
 * with or without +91 or 0. For descriptions, where customers type numbers that only claimers may have. Ten digits of
 * another kind are hidden with it: a number too many does no harm, one too few does.
 */
export function maskMobiles(text: string): string {
	if (!tenDigits.test(text)) return text;
	const signs = Array.from(text);
	let masked = "";
	let done = 0;
	for (const { from, to } of findMobiles(signs.map(plainSign).join(""))) {
		masked += signs.slice(done, from).join("") + hiddenMobile;
		done = to;
	}
	return masked + signs.slice(done).join("");
}
