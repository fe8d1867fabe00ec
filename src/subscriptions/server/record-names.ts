import { readServicesByIds } from "../../catalogue/server/catalogue.api.ts";
import { readListingNames } from "../../listings/server/listings.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { planInWords, planLabel } from "../subscription.ts";
import { readPlansByIds } from "./plans.repository.ts";
import { readBoughtNames } from "./subscriptions.repository.ts";

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(", ");

/** The names of plans for staff, by id: "Electrician, Enrolment Basis, 6 months". */
export async function readPlanNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
	const plans = await readPlansByIds(db, ids);
	const services = await readServicesByIds(
		db,
		plans.map(({ serviceId }) => serviceId),
	);
	return new Map(
		plans.map((plan) => {
			const service = services.get(plan.serviceId);
			const choice = service?.choices.find(({ id }) => id === plan.choiceId);
			return [plan.id, joined(service?.type, choice?.name, planLabel(plan))];
		}),
	);
}

/** The names of bought plans for staff, by id: "Thakur Electric Works, Enrolment Basis, 6 months". */
export async function readSubscriptionNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
	const bought = await readBoughtNames(db, ids);
	const listings = await readListingNames(
		db,
		bought.map(({ listingId }) => listingId),
	);
	return new Map(
		bought.map(({ id, listingId, paymentPlan }) => [
			id,
			joined(listings.get(listingId), planInWords(paymentPlan)),
		]),
	);
}
