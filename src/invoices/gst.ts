import { less, paise, type Paise, shareOf } from "../platform/money.ts";
import type { StateTax, TaxSplit } from "./invoice.ts";

/** GST on top of the taxable value, in percent; prices include it. */
export const gstPercent = 18;

/** Union territories without a legislature: Chandigarh, Dadra and Nagar Haveli and Daman and Diu, Lakshadweep, Andaman and Nicobar, Ladakh. */
const withoutLegislature = new Set(["04", "26", "31", "35", "38"]);

/** The name of the state's half of the tax; `stateCode` is the two-digit GST code. */
export function stateTaxOf(stateCode: string): StateTax {
	return withoutLegislature.has(stateCode) ? "UTGST" : "SGST";
}

/**
 * The tax included in a total, by Rule 35 of the CGST Rules: halves for the centre and the state if the place of supply
 * is the seller's state, else one tax for both (sections 7 and 8 of the IGST Act). Each tax is rounded half up to the
 * paisa, and the taxable value is the rest, so the parts add up to the total. States are two-digit GST codes.
 */
export function taxSplit(total: Paise, sellerState: string, placeOfSupply: string): TaxSplit {
	const within = (percent: number) => shareOf(total, percent, 100 + gstPercent);
	const staysInState = sellerState === placeOfSupply;
	const half = staysInState ? within(gstPercent / 2) : paise(0);
	const igst = staysInState ? paise(0) : within(gstPercent);
	return {
		percent: gstPercent,
		taxable: less(total, half, half, igst),
		cgst: half,
		sgst: half,
		igst,
		stateTax: stateTaxOf(placeOfSupply),
	};
}

/** The tax included in a total while the place of supply is unknown, as one amount. */
export const undividedTax = (total: Paise): Paise => less(total, shareOf(total, 100, 100 + gstPercent));
