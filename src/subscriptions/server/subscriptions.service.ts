import { readUsersByIds } from "../../accounts/server/users.service.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { readListingFacts } from "../../listings/server/listing-facts.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { createAnnouncement } from "../../platform/server/announcement.ts";
import type { Db } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import type { PaymentCategory } from "../../payments/payment.ts";
import type { SubscriptionType } from "../subscription.ts";
import type { PlanAnswer, SubscriptionAnswer } from "../subscriptions.contract.ts";
import { maySeeAllPlans, maySeeSubscriptions } from "../subscriptions.policy.ts";
import { endAndStart, type SubscriptionsEnded } from "./end-and-start.ts";
import { readPlans } from "./plans.repository.ts";
import { subscriptionsForLeads } from "./running.service.ts";
import { presentPlan, presentSubscription } from "./subscriptions.presenter.ts";
import { hasPaid, readOpenOf } from "./subscriptions.repository.ts";

type Needs = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
};

export type PlanQuery = {
	serviceId?: string | undefined;
	choiceId?: string | undefined;
	type?: SubscriptionType | undefined;
	enabled?: "true" | "false" | undefined;
};

export type ListingSubscriptions = {
	activeSubscriptions: SubscriptionAnswer[];
	upcomingSubscriptions: SubscriptionAnswer[];
	serviceId: { _id: string; type: string };
	choiceId: string | null;
	choiceName: string | null;
	paymentForCategory: PaymentCategory;
};

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** Plans on offer, and what listings have bought. */
export function createSubscriptions({ db, clock, catalogue }: Needs) {
	const subscriptionsEnded = createAnnouncement<SubscriptionsEnded>();

	/** The plans of the query; those switched off for managers alone: throws not_signed_in or forbidden. */
	async function listPlans(viewer: Viewer | null, { enabled, ...query }: PlanQuery): Promise<PlanAnswer[]> {
		if (enabled !== "true" && !maySeeAllPlans(viewer)) throw refusalFor(viewer);
		const { serviceById, choiceById } = await catalogue.snapshot();
		const found = await readPlans(db, {
			...query,
			enabled: enabled === undefined ? undefined : enabled === "true",
		});
		return found.flatMap((plan) => {
			const service = serviceById.get(plan.serviceId);
			const choice = plan.choiceId === null ? null : (choiceById.get(plan.choiceId)?.choice ?? null);
			return service === undefined ? [] : presentPlan(plan, service, choice);
		});
	}

	/** A listing's running and waiting subscriptions, for its owner and staff; throws not_found for everybody else. */
	async function ofListing(viewer: Viewer, listingId: string): Promise<ListingSubscriptions> {
		const listing = await readListingFacts(db, listingId);
		if (listing === undefined || !maySeeSubscriptions(listing, viewer)) {
			throw notFound();
		}
		const [{ serviceById, choiceById }, open, paid] = await Promise.all([
			catalogue.snapshot(),
			readOpenOf(db, listingId),
			hasPaid(db, listingId),
		]);
		const people = await readUsersByIds(
			db,
			open.map(({ userId }) => userId),
		);
		const present = (status: string) =>
			open
				.filter((row) => row.status === status)
				.map((row) => presentSubscription(row, people.get(row.userId)));
		return {
			activeSubscriptions: present("active"),
			upcomingSubscriptions: present("upcoming"),
			serviceId: { _id: listing.serviceId, type: serviceById.get(listing.serviceId)?.type ?? "" },
			choiceId: listing.choiceId,
			choiceName: listing.choiceId === null ? null : (choiceById.get(listing.choiceId)?.choice.name ?? null),
			paymentForCategory: paid ? "chooseProfessionalSubscription" : "addProfessional",
		};
	}

	return {
		/** Told hourly; `server.ts` wires who listens. */
		subscriptionsEnded,
		...subscriptionsForLeads,
		listPlans,
		ofListing,
		/** The hourly work; safe to repeat. */
		endAndStart: () => endAndStart({ db, clock, catalogue, subscriptionsEnded }),
	};
}

function refusalFor(viewer: Viewer | null): AppError {
	return viewer === null
		? new AppError("not_signed_in", m["platform.error.not_signed_in"]())
		: new AppError("forbidden", m["platform.error.forbidden"]());
}
