/**
 * What a phone field keeps of the input: digits only, without the country code 91 or a leading zero if they make a
 * ten-digit number longer. Other lengths stay, so that they can be reported.
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

/** What an amount field keeps: digits and one point with at most two decimals. */
export function plainAmount(typed: string): string {
	const [whole = "", ...places] = typed.replace(/[^\d.]/g, "").split(".");
	return places.length === 0 ? whole : `${whole}.${places.join("").slice(0, 2)}`;
}
