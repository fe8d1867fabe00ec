import type { PostOffice } from "../../places.contract.ts";

/** How long a service may take, in milliseconds. A person waits at the form. */
export const timeoutMs = 2_000;

/** The port to external services that know post offices by pincode. */
export type PincodeService = {
	/** Its host, stored as the source of a pincode. */
	name: string;
	/** Looks up the pincode's offices, cleaned and in order; none for an unknown pincode. Throws ServiceAway. */
	lookUp(pincode: string): Promise<PostOffice[]>;
};

/** The service did not respond in time, or sent an undocumented response. */
export class ServiceAway extends Error {
	override readonly name = "ServiceAway";
}
