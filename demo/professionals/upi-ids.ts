import { choiceOf } from "../seeded-choice.ts";
import type { DemoProfessional } from "./professionals.ts";

/** The share of professionals with a UPI id. */
const withUpiId = 0.75;

/** Not the handle of any bank: nobody must be able to pay a stranger by mistake. */
const handle = "demobank";

/** The professional's UPI id, as people choose theirs: the name and the end of the mobile; null for some. */
export function upiIdOf({ key, name, mobile, service }: DemoProfessional): string | null {
	if (service.slug === "tourist-attractions" || !choiceOf(`paid-by-upi-${key}`).chance(withUpiId))
		return null;
	const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
	return `${words.join(".") || "upi"}${mobile.slice(-4)}@${handle}`;
}
