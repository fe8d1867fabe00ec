declare const paiseBrand: unique symbol;

/** Money as an integer number of paise. Rupees exist only in the API and on the screen. */
export type Paise = number & { readonly [paiseBrand]: true };

/** Takes an integer as paise; throws RangeError on a fraction or an unsafe size. */
export function paise(amount: number): Paise {
	if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of paise: ${amount}`);
	return amount as Paise;
}

/** Whether rupees have at most 2 decimals. Tolerates rounding errors such as 0.1 + 0.2, but no third decimal. */
export const isWholePaise = (rupees: number): boolean =>
	Math.abs(rupees * 100 - Math.round(rupees * 100)) <= 1e-6;

/** Rupees with at most 2 decimals to paise; throws RangeError on a third decimal. */
export function paiseFromRupees(rupees: number): Paise {
	if (!isWholePaise(rupees)) throw new RangeError(`more than 2 decimals: ${rupees}`);
	return paise(Math.round(rupees * 100));
}

/** Paise to rupees for the API. */
export function rupeesFromPaise(amount: Paise): number {
	return amount / 100;
}

/** Splits a non-negative amount into whole rupees and paise. */
export function rupeesAndPaise(amount: Paise): { rupees: number; paise: number } {
	const beside = amount % 100;
	return { rupees: (amount - beside) / 100, paise: beside };
}

/** The sum of amounts. */
export const sumOf = (...amounts: readonly Paise[]): Paise =>
	paise(amounts.reduce((sum, amount) => sum + amount, 0));

/** An amount less these; may be negative. */
export const less = (amount: Paise, ...parts: readonly Paise[]): Paise => paise(amount - sumOf(...parts));

/** `amount` × `numerator` / `denominator` in whole paise, half a paisa rounded up; for non-negative amounts. */
export function shareOf(amount: Paise, numerator: number, denominator: number): Paise {
	// Integers only: a fraction that falls just short of a half would round the wrong way.
	const doubled = 2 * amount * numerator + denominator;
	return paise((doubled - (doubled % (2 * denominator))) / (2 * denominator));
}

/** A whole percentage of an amount, half a paisa rounded up. */
export const percentOf = (amount: Paise, percent: number): Paise => shareOf(amount, percent, 100);

const whole = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Rupees for cards and sentences: "₹2,999", with paise only if there are any. */
export function formatRupees(rupees: number): string {
	return `₹${Number.isInteger(rupees) ? whole.format(rupees) : exact.format(rupees)}`;
}

/** Rupees for tables and sums: "₹1,00,000.00". */
export function formatRupeesExact(rupees: number): string {
	return `₹${exact.format(rupees)}`;
}
