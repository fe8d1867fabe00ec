import { paise, type Paise } from "../platform/money.ts";
import type { StateTax, TaxSplit } from "./invoice.ts";

/** GST's share on top of the taxable value, in percent; prices include it. */
export const gstPercent = 18;

/** Union territories without a legislature: Chandigarh, Dadra and Nagar Haveli and Daman and Diu, Lakshadweep, Andaman and Nicobar, Ladakh. */
const withoutLegislature = new Set(["04", "26", "31", "35", "38"]);

/** What a state's half of the tax is called there; `stateCode` is GST's two digits. */
export function stateTaxOf(stateCode: string): StateTax {
	return withoutLegislature.has(stateCode) ? "UTGST" : "SGST";
}

/** `amount` × `numerator` / `denominator` in whole paise, half a paisa upwards; for amounts that are not negative. */
export function shareOf(amount: Paise, numerator: number, denominator: number): Paise {
	// In whole numbers throughout: a fraction that falls just short of a half would round the wrong way.
	const doubled = 2 * amount * numerator + denominator;
	return paise((doubled - (doubled % (2 * denominator))) / (2 * denominator));
}

/**
 * The tax within a total that includes it: in halves for the centre and the state where the place of supply is the
 * seller's state, else in one for both (sections 7 and 8 of the IGST Act). States are GST's two digits.
 */
export function taxSplit(total: Paise, sellerState: string, placeOfSupply: string): TaxSplit {
	const taxable = shareOf(total, 100, 100 + gstPercent);
	const staysInState = sellerState === placeOfSupply;
	const half = staysInState ? shareOf(taxable, gstPercent / 2, 100) : paise(0);
	const igst = staysInState ? paise(0) : shareOf(taxable, gstPercent, 100);
	return {
		percent: gstPercent,
		taxable,
		cgst: half,
		sgst: half,
		igst,
		stateTax: stateTaxOf(placeOfSupply),
		roundOff: total - taxable - half - half - igst,
	};
}
