import { m } from "../../../../paraglide/messages.js";
import type { LeadAnswer } from "../../../leads.contract.ts";

export type Contact = { name: string; mobile: string };

/** The customer, if the viewer may see who that is. */
export function contactOf({ name, mobile }: LeadAnswer): Contact | null {
	return name === undefined || mobile === undefined ? null : { name, mobile };
}

/** Where exactly the work is, as lines of a list; none if the viewer may not see it. */
export const addressItems = ({ addressDetails }: LeadAnswer) =>
	addressDetails === undefined ? [] : [{ key: m["leads.form.address"](), value: addressDetails }];
