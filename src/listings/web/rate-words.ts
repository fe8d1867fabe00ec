import { m } from "../../paraglide/messages.js";
import type { RateUnit } from "../rates.ts";

/** "per hour". */
export const unitNames: Record<RateUnit, () => string> = {
	hour: m["listings.rates.unit.hour"],
	day: m["listings.rates.unit.day"],
	piece: m["listings.rates.unit.piece"],
	visit: m["listings.rates.unit.visit"],
	"sq-ft": m["listings.rates.unit.sq_ft"],
	kg: m["listings.rates.unit.kg"],
};
