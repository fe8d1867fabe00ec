/** INV numbers invoices and receipts, CRN credit notes: Rule 53 of the CGST Rules requires a separate series. */
export type NumberSeries = "INV" | "CRN";

/** Rule 46(b) of the CGST Rules: letters, digits, "-" and "/" only, and at most this many characters. */
const longest = 16;
const digits = 6;

/**
 * The `count`th number of a series in a financial year: INV/26-27/000001. After 999,999 the separators are dropped to
 * stay within 16 characters: INV/2627/1000000, then INV2627/10000000. Throws RangeError past 99,999,999.
 */
export function invoiceNumber(series: NumberSeries, financialYear: string, count: number): string {
	const year = financialYear.replace("-", "");
	const last = String(count).padStart(digits, "0");
	const shapes = [
		`${series}/${financialYear}/${last}`,
		`${series}/${year}/${last}`,
		`${series}${year}/${last}`,
	];
	const number = shapes.find((shape) => shape.length <= longest);
	if (number === undefined) throw new RangeError(`the series ${series} of ${financialYear} is full`);
	return number;
}
