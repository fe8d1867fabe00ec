import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.service.ts";
import type { Location } from "../../places/location.ts";
import { holdAddressOf } from "../../places/server/address-owner.service.ts";
import { findHomePlace } from "../../places/server/home-place.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput, type ErrorItem } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import type { RegistrationForm } from "../registration.contract.ts";
import { ownListingsShown } from "../listing.ts";
import { maySkipPaymentOf, maySkipPayments } from "../listings.policy.ts";
import { type ResolvedRegistration, resolveRegistration, skipProblems } from "../registration.ts";
import { findRegistrant, type Registrant } from "./registrant.ts";
import { countUnexpired, findExisting, type ExistingRegistration } from "./registration.repository.ts";

/** A registration that was found right. Time passes until it is written: whatever can change is asked again there. */
export type Draft = ResolvedRegistration & {
	registrant: Registrant;
	addressId: string;
	/** Null where the owner's name stands in. */
	firmName: string | null;
	description: string;
	/** Staff said that nothing is to be paid for it. */
	skipsPayment: boolean;
	/** And why, for the audit log. */
	skipReason: string | null;
	/**
	 * What leaves no room for it. Told only where it would be written: a request that was sent twice with one key must
	 * hear of its own first answer, and not of a registration in its way.
	 */
	obstacle: Obstacle | null;
};

/** One registration that is all that there can be, or as many of a person's as there may be. */
export type Obstacle = ExistingRegistration | "too many";

/** Thrown where one registration is all that there can be; the caller knows how to show it. */
export class RegisteredAlready extends Error {
	readonly existing: ExistingRegistration;

	constructor(existing: ExistingRegistration) {
		super("registered already");
		this.existing = existing;
	}
}

/** An unknown address, and in the same words somebody else's. */
export const addressUnknown = (): ErrorItem => ({
	msg: m["listings.register.address_unknown"](),
	path: "newProfessional.addressId",
});

/** Checks a form before anything is stored. Throws forbidden, and bad_input with all its faults at once. */
export async function checkRegistration(
	db: Db,
	catalogue: CatalogueSnapshot,
	viewer: Viewer,
	form: RegistrationForm,
): Promise<Draft> {
	const { newProfessional } = form;
	const skipsPayment = form.paymentOption === "true";
	if (skipsPayment && !maySkipPayments(viewer))
		throw new AppError("forbidden", m["listings.register.payment_option"]());
	const registrant = await findRegistrant(db, viewer, form.mobile);
	const { resolved, faults } = resolveRegistration(newProfessional, catalogue);
	const isPerson = "mobile" in registrant;
	const [first, ...others] = [
		...(isPerson ? [] : [registrant]),
		...faults,
		...skipProblems(skipsPayment, form.reason),
		...(isPerson ? await addressFaults(db, newProfessional.addressId, registrant) : []),
	];
	if (first !== undefined) throw badInput([first, ...others]);
	if (resolved === null || !isPerson) throw new Error("a fault of a registration was not told");
	const { userId } = registrant;
	if (skipsPayment && !maySkipPaymentOf(userId, viewer))
		throw new AppError("forbidden", m["listings.register.skip_own"]());
	const said = {
		addressId: newProfessional.addressId.toLowerCase(),
		firmName: newProfessional.firmName || null,
		description: newProfessional.description,
	};
	const obstacle = userId === null ? null : await findObstacle(db, userId, { ...resolved, ...said });
	const places = resolved.service.fixedPlace
		? await placesOfAddress(db, said.addressId, catalogue.locationsOf(resolved.service))
		: resolved.places;
	return {
		...resolved,
		...said,
		places,
		registrant,
		skipsPayment,
		skipReason: form.reason || null,
		obstacle,
	};
}

/** The one go-to location of a fixed place. Throws when the service is offered nowhere. */
async function placesOfAddress(db: Db, addressId: string, served: readonly Location[]): Promise<Location[]> {
	const home = await findHomePlace(db, addressId, served);
	if (home === null) throw new Error("no go-to location follows from the address");
	return [home.place];
}

/** A missing address is told among the missing choices. */
async function addressFaults(db: Db, addressId: string, { userId }: Registrant): Promise<ErrorItem[]> {
	if (addressId === "") return [];
	return userId !== null && (await holdAddressOf(db, addressId, userId)) ? [] : [addressUnknown()];
}

/** What leaves this person no room for this registration. */
export async function findObstacle(
	db: Db,
	userId: string,
	{ service, choice, addressId, firmName }: Pick<Draft, "service" | "choice" | "addressId" | "firmName">,
): Promise<Obstacle | null> {
	const conditions = { userId, serviceId: service.id, choiceId: choice?.id ?? null };
	const existing = await findExisting(
		db,
		service.multipleRegistration ? { ...conditions, repeating: { addressId, firmName } } : conditions,
	);
	if (existing !== undefined) return existing;
	return (await countUnexpired(db, userId)) < ownListingsShown ? null : "too many";
}

/** The refusal that an obstacle means. */
export function refusalOf(obstacle: Obstacle): RegisteredAlready | AppError {
	if (obstacle !== "too many") return new RegisteredAlready(obstacle);
	return new AppError("conflict", m["listings.register.too_many"]({ count: ownListingsShown }));
}
