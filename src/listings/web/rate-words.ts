import { m } from "../../paraglide/messages.js";
import { formatRupees } from "../../platform/money.ts";
import type { Rate, RateUnit } from "../rates.ts";

/** "per hour". */
export const unitNames: Record<RateUnit, () => string> = {
	hour: m["listings.rates.unit.hour"],
	day: m["listings.rates.unit.day"],
	piece: m["listings.rates.unit.piece"],
	visit: m["listings.rates.unit.visit"],
	"sq-ft": m["listings.rates.unit.sq_ft"],
	kg: m["listings.rates.unit.kg"],
};

/** "₹150 per piece". */
export const rateInWords = ({ price, unit }: Rate): string =>
	unit === null ? formatRupees(price) : `${formatRupees(price)} ${unitNames[unit]()}`;
