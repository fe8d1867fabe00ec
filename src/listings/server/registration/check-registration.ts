import type { CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import type { Location } from "../../../places/location.ts";
import { findHomePlace, holdAddressOf } from "../../../places/server/places.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, badInput, type ErrorItem } from "../../../platform/app-error.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { m } from "../../../paraglide/messages.js";
import type { RegistrationForm } from "../../registration.contract.ts";
import { ownListingsShown } from "../../listing.ts";
import { maySkipPaymentOf, maySkipPayments } from "../../listings.policy.ts";
import { type ResolvedRegistration, resolveRegistration, skipProblems } from "../../registration.ts";
import { findRegistrant, type Registrant } from "./registrant.ts";
import { countUnexpired, findExisting, type ExistingRegistration } from "./registration.repository.ts";

/** A valid registration. Time passes until it is written, so the write checks again whatever can change. */
export type Draft = ResolvedRegistration & {
	registrant: Registrant;
	addressId: string;
	/** Null if the owner's name is shown instead. */
	firmName: string | null;
	description: string;
	/** Staff chose to skip its payment. */
	skipsPayment: boolean;
	/** The reason for skipping, for the audit log. */
	skipReason: string | null;
	/**
	 * What prevents the registration. Reported only on write: a request repeated with the same key must get its own
	 * first answer, not a conflict with the registration that it made.
	 */
	obstacle: Obstacle | null;
};

/** Either the only registration that the service allows, or "too many": the person has reached the limit. */
export type Obstacle = ExistingRegistration | "too many";

/** Thrown if the service allows only one registration; the caller knows how to show it. */
export class RegisteredAlready extends Error {
	readonly existing: ExistingRegistration;

	constructor(existing: ExistingRegistration) {
		super("registered already");
		this.existing = existing;
	}
}

/** The fault for an unknown address. Someone else's address gets the same text, so that it reveals nothing. */
export const addressUnknown = (): ErrorItem => ({
	msg: m["listings.register.address_unknown"](),
	path: "newProfessional.addressId",
});

/** Checks a form before anything is stored. Throws forbidden; bad_input with all faults at once. */
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
	const { registrant, resolved } = await resolveForm(db, catalogue, viewer, form);
	const { userId } = registrant;
	if (skipsPayment && !maySkipPaymentOf(userId, viewer))
		throw new AppError("forbidden", m["listings.register.skip_own"]());
	const texts = {
		addressId: newProfessional.addressId.toLowerCase(),
		firmName: newProfessional.firmName || null,
		description: newProfessional.description,
	};
	const obstacle = userId === null ? null : await findObstacle(db, userId, { ...resolved, ...texts });
	const places = resolved.service.fixedPlace
		? await placesOfAddress(db, texts.addressId, catalogue.locationsOf(resolved.service))
		: resolved.places;
	return {
		...resolved,
		...texts,
		places,
		registrant,
		skipsPayment,
		skipReason: form.reason || null,
		obstacle,
	};
}

/** Finds the person and everything that the form names; throws bad_input with all faults at once. */
async function resolveForm(
	db: Db,
	catalogue: CatalogueSnapshot,
	viewer: Viewer,
	{ mobile, newProfessional, paymentOption, reason }: RegistrationForm,
): Promise<{ registrant: Registrant; resolved: ResolvedRegistration }> {
	const registrant = await findRegistrant(db, viewer, mobile);
	const { resolved, faults } = resolveRegistration(newProfessional, catalogue);
	const isPerson = "mobile" in registrant;
	const [first, ...others] = [
		...(isPerson ? [] : [registrant]),
		...faults,
		...skipProblems(paymentOption === "true", reason),
		...(isPerson ? await addressFaults(db, newProfessional.addressId, registrant) : []),
	];
	if (first !== undefined) throw badInput([first, ...others]);
	if (resolved === null || !isPerson) throw new Error("a fault of a registration was not reported");
	return { registrant, resolved };
}

/** The single go-to location of a fixed place; none if all are too far away, until a manager chooses one. */
async function placesOfAddress(db: Db, addressId: string, served: readonly Location[]): Promise<Location[]> {
	const { place } = await findHomePlace(db, addressId, served);
	return place === null ? [] : [place];
}

/** A missing address is reported with the other missing choices. */
async function addressFaults(db: Db, addressId: string, { userId }: Registrant): Promise<ErrorItem[]> {
	if (addressId === "") return [];
	return userId !== null && (await holdAddressOf(db, addressId, userId)) ? [] : [addressUnknown()];
}

/** Returns what prevents this person from making this registration. */
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

/** Converts an obstacle into the error to throw. */
export function refusalOf(obstacle: Obstacle): RegisteredAlready | AppError {
	if (obstacle !== "too many") return new RegisteredAlready(obstacle);
	return new AppError("conflict", m["listings.register.too_many"]({ count: ownListingsShown }));
}
