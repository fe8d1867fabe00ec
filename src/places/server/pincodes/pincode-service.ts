import type { PostOffice } from "../../places.contract.ts";

/** How long a service may take to answer, in milliseconds: a person waits at the form. */
export const answerTime = 2_000;

/** Somebody outside who knows post offices by pincode. */
export type PincodeService = {
	/** Its host, under which what it said is stored. */
	name: string;
	/** The pincode's offices, cleaned and in order; none where it does not know the pincode. Throws ServiceAway. */
	lookUp(pincode: string): Promise<PostOffice[]>;
};

/** The service did not answer in time, or with something that is not in its documentation. */
export class ServiceAway extends Error {
	override readonly name = "ServiceAway";
}
