import { fieldsFor, type Person, signInWithAddress } from "../../../listings/server/testing/register.ts";
import {
	buildListing,
	findService,
	type ListingWishes,
} from "../../../listings/server/testing/build-listing.ts";
import type { plans } from "../subscriptions.tables.ts";
import { buildPlan } from "./build-subscription.ts";
import type { Market } from "./start-market.ts";

type PlanWishes = Partial<Omit<typeof plans.$inferInsert, "serviceId">>;

/** Adds a plan for a service, identified by its slug ("electrician" by default), and returns its id. */
export async function planOf(
	market: Market,
	wishes: PlanWishes = {},
	service = "electrician",
): Promise<string> {
	const { serviceId } = await findService(market.database.db, service, null);
	return buildPlan(market, { serviceId, ...wishes });
}

/** A registration with a plan, as the form sends it. */
export async function registrationWith(
	market: Market,
	person: Pick<Person, "addressId">,
	planId: string,
	service?: string,
) {
	const newProfessional = await fieldsFor(market, person, service);
	return { paymentForCategory: "addProfessional", subs_id: planId, newProfessional };
}

/** A plan for an existing listing, as the form sends it. */
export const choiceFor = (
	listingId: string,
	planId: string,
	paymentForCategory: "addProfessional" | "chooseProfessionalSubscription" = "chooseProfessionalSubscription",
) => ({ paymentForCategory, subs_id: planId, chooseProfSubscription: { profId: listingId } });

/** A signed-in person and their listing, applied and unpaid by default. */
export async function buildOwn(market: Market, wishes: ListingWishes = {}) {
	const person = await signInWithAddress(market);
	const built = await buildListing(market, {
		userId: person.userId,
		status: "applied",
		paymentStatus: "pending",
		...wishes,
	});
	return { ...person, ...built, mobile: person.mobile };
}
