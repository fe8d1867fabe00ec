/**
 * What a phone field keeps of what was typed, pasted or filled in: digits only, without the country code 91 or the
 * trunk zero where they make a ten-digit number longer. What is not a number's length stays as it is, to be told.
 */
export function nationalDigits(typed: string): string {
	const digits = typed.replace(/\D/g, "");
	if (digits.length === 12 && digits.startsWith("91")) return digits.slice(2);
	if (digits.length === 11 && digits.startsWith("0")) return digits.slice(1);
	return digits;
}

/** What a whole-number field keeps: digits only, so that "1,00,000" and "₹ 500" can be pasted. */
export function plainDigits(typed: string): string {
	return typed.replace(/\D/g, "");
}

/** What an amount keeps: digits and one point with at most two places behind it. */
export function plainAmount(typed: string): string {
	const [whole = "", ...places] = typed.replace(/[^\d.]/g, "").split(".");
	return places.length === 0 ? whole : `${whole}.${places.join("").slice(0, 2)}`;
}
