import type { LeadAnswer } from "../../leads.contract.ts";

export type Contact = { name: string; mobile: string; addressDetails: string };

/** The customer, if the viewer may see who that is. */
export function contactOf({ name, mobile, addressDetails }: LeadAnswer): Contact | null {
	return name === undefined || mobile === undefined
		? null
		: { name, mobile, addressDetails: addressDetails ?? "" };
}
