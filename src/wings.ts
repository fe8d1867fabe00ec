import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import { createAccountsWing, registerAccountsWing } from "./accounts/server/accounts-wing.ts";
import type { Sessions } from "./accounts/server/sessions.service.ts";
import {
	ensureUserByMobile,
	holdUser,
	readUserByMobile,
	readUsersByIds,
} from "./accounts/server/users.service.ts";
import { registerBackOfficeModule } from "./back-office/server/back-office.module.ts";
import { createCatalogueWing, registerCatalogueWing } from "./catalogue/server/catalogue-wing.ts";
import { readServiceNames } from "./catalogue/server/stored-services.service.ts";
import { createInsightsModule, registerInsightsModule } from "./insights/server/insights.module.ts";
import { createInvoicesWing, registerInvoicesWing } from "./invoices/server/invoices-wing.ts";
import { readPapersOfPayments } from "./invoices/server/invoices.api.ts";
import { readCreditNotes } from "./invoices/server/invoices.service.ts";
import { createJobBoardWing, registerJobBoardWing } from "./job-board/server/job-board-wing.ts";
import { setSeeking } from "./job-board/server/seeking.service.ts";
import { countOpenLeads } from "./leads/server/leads.api.ts";
import { createLeadsWing, registerLeadsWing } from "./leads/server/leads-wing.ts";
import { addressesInUse } from "./listings/server/listing-facts.service.ts";
import { countActiveListings, countAnswers, isFormAnswered } from "./listings/server/listings.api.ts";
import { createListingsWing, registerListingsWing } from "./listings/server/listings-wing.ts";
import { readListingTitles } from "./listings/server/reachable.service.ts";
import { createMediaWing, registerMediaWing } from "./media/server/media-wing.ts";
import { createNoticesModule, registerNoticesModule } from "./notices/server/notices.module.ts";
import {
	createNotificationsWing,
	registerNotificationsWing,
} from "./notifications/server/notifications-wing.ts";
import { notifySecondFactorReset } from "./notifications/server/second-factor-reset.ts";
import { createPaymentsWing, registerPaymentsWing } from "./payments/server/payments-wing.ts";
import { createPlacesWing, registerPlacesWing } from "./places/server/places-wing.ts";
import { type Clock, indianDay } from "./platform/dates.ts";
import type { Broadcast } from "./platform/server/broadcast.ts";
import type { Database, Db } from "./platform/server/database.ts";
import type { Idempotency } from "./platform/server/idempotency.ts";
import type { Jobs } from "./platform/server/jobs.ts";
import { countedAtMost } from "./platform/server/list-total.ts";
import type { Log } from "./platform/server/log.ts";
import type { Settings } from "./platform/server/settings.ts";
import { createProfilesWing, registerProfilesWing } from "./profiles/server/profiles-wing.ts";
import { readProfilePhoto, readProfileSummaries } from "./profiles/server/profile-summaries.service.ts";
import { isSeekingJob } from "./profiles/server/profiles.service.ts";
import { createReferralsWing, registerReferralsWing } from "./referrals/server/referrals-wing.ts";
import { readBoughtPlan, readSubscription } from "./subscriptions/server/purchases.service.ts";
import {
	createSubscriptionsWing,
	registerSubscriptionsWing,
} from "./subscriptions/server/subscriptions-wing.ts";

/** What the wings stand on; each takes of it what it needs. */
type Ground = {
	app: FastifyInstance;
	log: Log;
	jobs: Jobs;
	settings: Settings;
	database: Database;
	db: Db;
	clock: Clock;
	idempotency: Idempotency;
	sessions: Sessions;
	broadcast: Broadcast;
	metrics: Registry;
	/** Whose name stands on receipts where the settings name nobody. */
	fallbackName: string;
	/** Whether the pincode directory is still being loaded. */
	isDirectoryLoading: () => boolean;
};
export type Wings = Awaited<ReturnType<typeof createWings>>;

/** The wings from the ground up: each gets what it uses of those below it. What it asks of those above is handed in. */
export async function createWings(ground: Ground) {
	const { clock, settings } = ground;
	const accounts = createAccountsWing({
		...ground,
		readPhoto: (db, userId) => readProfilePhoto(db, userId, { cdnBase: settings.CDN_BASE_URL }),
	});
	const people = {
		findByMobile: readUserByMobile,
		ensureByMobile: (tx: Db, mobile: string) => ensureUserByMobile(tx, mobile, clock()),
		hold: holdUser,
	};
	const notices = createNoticesModule(ground);
	const notifications = createNotificationsWing({ ...ground, readListingTitles });
	const media = await createMediaWing(ground);
	const places = createPlacesWing({ ...ground, people, addressesInUse });
	const catalogue = createCatalogueWing({
		...ground,
		places: places.places,
		pictures: media.pictures,
		readPeople: readUsersByIds,
		isFormAnswered,
		countAnswers: (db, asked, taken) => countAnswers(db, asked, taken, countedAtMost),
		countUses: async (db, parts) => ({
			openLeads: await countOpenLeads(db, parts, countedAtMost),
			activeListings: await countActiveListings(db, parts, countedAtMost),
		}),
	});
	const withCatalogue = { ...ground, catalogue: catalogue.catalogue };
	const jobBoard = createJobBoardWing({
		...withCatalogue,
		places: places.places,
		pincodes: places.pincodes,
		tell: notifications.tell,
		announce: notifications.announce,
		isSeeking: isSeekingJob,
		numberViews: accounts.numberViews,
		readApplicantProfiles: (db, userIds) =>
			readProfileSummaries(db, userIds, { cdnBase: settings.CDN_BASE_URL, today: indianDay(clock()) }),
		brandName: ground.fallbackName,
	});
	const profiles = createProfilesWing({
		...ground,
		store: media.store,
		pictures: media.pictures,
		setSeeking,
	});
	const listings = createListingsWing({
		...withCatalogue,
		store: media.store,
		pictures: media.pictures,
		tell: notifications.tell,
	});
	const payments = await createPaymentsWing({
		...ground,
		readBoughtPlan,
		readPapers: readPapersOfPayments,
		numberViews: accounts.numberViews,
		tell: notifications.tell,
		// The subscriptions stand above the payments, and are there by the time anything is recorded.
		recordedPlans: {
			faultsOf: (db, plan) => subscriptions.recordedPlans.faultsOf(db, plan),
			prepare: (tx, plan, ownerId) => subscriptions.recordedPlans.prepare(tx, plan, ownerId),
		},
	});
	const referrals = createReferralsWing(withCatalogue);
	const subscriptions = createSubscriptionsWing({
		...withCatalogue,
		registration: listings.registration,
		payments: payments.payments,
		referrals: referrals.referrals,
		readCreditNotes,
		tell: notifications.tell,
		announce: notifications.announce,
	});
	const invoices = createInvoicesWing({
		...ground,
		readServiceNames,
		readSubscription,
		traceMobiles: accounts.mobileViews.trace,
	});
	const leads = createLeadsWing({
		...withCatalogue,
		subscriptions: subscriptions.subscriptions,
		tell: notifications.tell,
		announce: notifications.announce,
		numberViews: accounts.numberViews,
		brandName: ground.fallbackName,
	});
	const insights = createInsightsModule({ ...withCatalogue, isTestMarket: payments.ctx.isTestMarket });
	return {
		accounts,
		insights,
		notices,
		notifications,
		media,
		places,
		catalogue,
		jobBoard,
		profiles,
		listings,
		payments,
		referrals,
		subscriptions,
		invoices,
		leads,
	};
}

/** The wings' calls, in the order of the API's document, and their work in the background. */
export function registerWings(ground: Ground, wings: Wings): void {
	const { catalogue } = wings.catalogue;
	const locationsOfService = (serviceId: string) => catalogue.locationsOfService(serviceId);
	registerAccountsWing(ground, wings.accounts);
	registerNoticesModule(ground.app, wings.notices);
	registerNotificationsWing(ground, wings.notifications);
	registerPlacesWing({ ...ground, locationsOfService }, wings.places);
	registerCatalogueWing(ground, wings.catalogue);
	registerMediaWing(ground, wings.media);
	registerJobBoardWing(ground, wings.jobBoard);
	registerProfilesWing({ ...ground, store: wings.media.store }, wings.profiles);
	registerListingsWing({ ...ground, catalogue, store: wings.media.store }, wings.listings);
	registerPaymentsWing(ground, wings.payments);
	registerReferralsWing(ground, wings.referrals);
	registerSubscriptionsWing(ground, wings.subscriptions);
	registerInvoicesWing(ground, wings.invoices);
	registerLeadsWing(ground, wings.leads);
	registerInsightsModule(ground, wings.insights);
	registerBackOfficeModule({ ...ground, catalogue });
}

/** Who listens to whom. Listeners run in the order in which they stand here, in the announcer's transaction. */
export function connectWings(wings: Wings): void {
	const { accounts, notifications, places, jobBoard, profiles, listings, payments } = wings;
	const { referrals, subscriptions, invoices, leads } = wings;
	// The listings let go of the addresses that they stand on, then these can go. The notifications come last, for the
	// others may tell something.
	const keeping = [
		jobBoard,
		profiles,
		listings,
		places,
		payments,
		subscriptions,
		invoices,
		leads,
		notifications,
	];
	for (const wing of keeping) accounts.accountDeleted.listen(wing.forgetPerson);
	for (const wing of [...keeping, referrals]) accounts.exportRequested.listen(wing.exportPerson);
	accounts.sessions.sessionEnded.listen(notifications.endStreams);
	places.addresses.addressChanged.listen(listings.followAddress);
	accounts.secondFactor.secondFactorReset.listen(notifySecondFactorReset(notifications.tell));
	accounts.sessions.rightsChanged.listen(notifications.endStreams);
	listings.moderation.paymentWaived.listen(subscriptions.grantWaived);
	listings.moderation.listingSuspended.listen(subscriptions.pausePlans);
	// Plans run again before anything is brought up to date: a plan that was paused must not end.
	listings.moderation.listingReopened.listen(subscriptions.resumePlans);
	listings.moderation.listingActivated.listen(subscriptions.startWaiting);
	listings.moderation.listingSuspended.listen(leads.followBookable);
	listings.moderation.listingReopened.listen(leads.followBookable);
	subscriptions.subscriptions.subscriptionsEnded.listen(listings.expireUnpaid);
	// What was bought is granted first, the others build on it; the invoice comes last, for its number is waited for.
	payments.payments.paymentMoved.listen(subscriptions.grantPurchase);
	payments.payments.paymentMoved.listen(subscriptions.endRefundedPlan);
	payments.payments.paymentMoved.listen(referrals.followPayment);
	payments.payments.paymentMoved.listen(subscriptions.tellPayer);
	payments.payments.paymentMoved.listen(invoices.issueFor);
}
