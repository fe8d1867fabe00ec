import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import { traceMobiles } from "./accounts/server/mobile-views.ts";
import { createAccountsModule, registerAccountsModule } from "./accounts/server/accounts.module.ts";
import {
	ensureUserByMobile,
	findUserByMobile,
	lockUser,
	readUsersByIds,
	type SessionsContext,
} from "./accounts/server/accounts.api.ts";
import { registerBackOfficeModule } from "./back-office/server/back-office.module.ts";
import { createCatalogueModule, registerCatalogueModule } from "./catalogue/server/catalogue.module.ts";
import { readServiceNames } from "./catalogue/server/catalogue.api.ts";
import { createInsightsModule, registerInsightsModule } from "./insights/server/insights.module.ts";
import { createInvoicesModule, registerInvoicesModule } from "./invoices/server/invoices.module.ts";
import { readCreditNotes, readPapersOfPayments } from "./invoices/server/invoices.api.ts";
import { setSeeking, usesJobBoard } from "./job-board/server/job-board.api.ts";
import { createJobBoardModule, registerJobBoardModule } from "./job-board/server/job-board.module.ts";

import { countOpenLeads, countRequests, hasOpenBooking } from "./leads/server/leads.api.ts";
import { createLeadsModule, registerLeadsModule } from "./leads/server/leads.module.ts";
import {
	countActiveListings,
	countAnswers,
	hasListing,
	isFormAnswered,
	readAddressesInUse,
	readListingTitles,
} from "./listings/server/listings.api.ts";
import { createListingsModule, registerListingsModule } from "./listings/server/listings.module.ts";
import { createMediaModule, registerMediaModule } from "./media/server/media.module.ts";
import { createNoticesModule, registerNoticesModule } from "./notices/server/notices.module.ts";
import {
	createNotificationsModule,
	registerNotificationsModule,
} from "./notifications/server/notifications.module.ts";
import { createPaymentsModule, registerPaymentsModule } from "./payments/server/payments.module.ts";
import { createPlacesModule, registerPlacesModule } from "./places/server/places.module.ts";
import { type Clock, indianDay } from "./platform/dates.ts";
import type { Broadcast } from "./platform/server/database/broadcast.ts";
import type { Database, Db } from "./platform/server/database/database.ts";
import type { Idempotency } from "./platform/server/http/idempotency.ts";
import type { Jobs } from "./platform/server/jobs/jobs.ts";
import { countedAtMost } from "./platform/server/database/list-total.ts";
import type { DatabaseMetrics } from "./platform/server/metrics/database-metrics.ts";
import type { Log } from "./platform/server/process/log.ts";
import type { Settings } from "./platform/server/process/settings.ts";
import { isSeekingJob, readProfilePhoto, readProfileSummaries } from "./profiles/server/profiles.api.ts";
import { createProfilesModule, registerProfilesModule } from "./profiles/server/profiles.module.ts";
import { readCustomerRatings } from "./reviews/server/reviews.api.ts";
import { createReviewsModule, registerReviewsModule } from "./reviews/server/reviews.module.ts";
import { createReferralsModule, registerReferralsModule } from "./referrals/server/referrals.module.ts";
import { createSafetyModule, registerSafetyModule } from "./safety/server/safety.module.ts";
import { planInWords } from "./subscriptions/subscription.ts";
import { readBoughtPlan } from "./subscriptions/server/subscriptions.api.ts";
import {
	createSubscriptionsModule,
	registerSubscriptionsModule,
} from "./subscriptions/server/subscriptions.module.ts";

/** What all modules share. Each takes what it needs. */
type SharedDependencies = {
	app: FastifyInstance;
	log: Log;
	jobs: Jobs;
	settings: Settings;
	database: Database;
	db: Db;
	clock: Clock;
	idempotency: Idempotency;
	sessions: SessionsContext;
	broadcast: Broadcast;
	metrics: Registry;
	databaseMetrics: DatabaseMetrics;
	/** Whether the pincode directory is still being loaded. */
	isDirectoryLoading: () => boolean;
};
export type Modules = Awaited<ReturnType<typeof createModules>>;

/**
 * Creates the modules from the lowest to the highest. Each gets the modules below it; functions of modules above it
 * are passed in.
 */
export async function createModules(shared: SharedDependencies) {
	const { clock, settings } = shared;
	const accounts = createAccountsModule({
		...shared,
		hasOpenBooking,
		readPhoto: (db, userId) => readProfilePhoto(db, userId, { cdnBase: settings.CDN_BASE_URL }),
		readActivities: async (db, userId) => {
			const [isProfessional, isOnJobBoard] = await Promise.all([
				hasListing(db, userId),
				usesJobBoard(db, userId),
			]);
			return [...(isProfessional ? ["listings" as const] : []), ...(isOnJobBoard ? ["jobs" as const] : [])];
		},
	});
	const people = {
		findByMobile: findUserByMobile,
		ensureByMobile: (tx: Db, mobile: string) => ensureUserByMobile(tx, mobile, clock()),
		lock: lockUser,
	};
	const notices = createNoticesModule(shared);
	const media = await createMediaModule(shared);
	const places = createPlacesModule({ ...shared, people, addressesInUse: readAddressesInUse });
	const catalogue = createCatalogueModule({
		...shared,
		places: places.places,
		store: media.store,
		pictures: media.pictures,
		readPeople: readUsersByIds,
		isFormAnswered,
		countAnswers: (db, asked, taken) => countAnswers(db, asked, taken, countedAtMost),
		countUses: async (db, parts) => ({
			openLeads: await countOpenLeads(db, parts, countedAtMost),
			activeListings: await countActiveListings(db, parts, countedAtMost),
		}),
	});
	const withCatalogue = { ...shared, catalogue: catalogue.catalogue };
	const notifications = createNotificationsModule({ ...withCatalogue, readListingTitles, planInWords });
	const jobBoard = createJobBoardModule({
		...withCatalogue,
		places: places.places,
		pincodes: places.pincodes,
		notify: notifications.notify,
		publishChanges: notifications.publishChanges,
		isSeeking: isSeekingJob,
		numberViews: accounts.numberViews,
		readApplicantProfiles: (db, userIds) =>
			readProfileSummaries(db, userIds, { cdnBase: settings.CDN_BASE_URL, today: indianDay(clock()) }),
	});
	const profiles = createProfilesModule({
		...shared,
		store: media.store,
		pictures: media.pictures,
		setSeeking,
	});
	const listings = createListingsModule({
		...withCatalogue,
		store: media.store,
		pictures: media.pictures,
		notify: notifications.notify,
		countRequests,
	});
	const payments = await createPaymentsModule({
		...shared,
		readBoughtPlan,
		readPapers: readPapersOfPayments,
		numberViews: accounts.numberViews,
		notify: notifications.notify,
		// The subscriptions module is created later, before anything is recorded.
		recordedPlans: {
			faultsOf: (db, plan) => subscriptions.recordedPlans.faultsOf(db, plan),
			prepare: (tx, plan, ownerId) => subscriptions.recordedPlans.prepare(tx, plan, ownerId),
		},
	});
	const referrals = createReferralsModule(withCatalogue);
	const subscriptions = createSubscriptionsModule({
		...withCatalogue,
		registration: listings.registration,
		payments: payments.ctx,
		referrals: referrals.ctx,
		readCreditNotes,
		notify: notifications.notify,
		publishChanges: notifications.publishChanges,
	});
	const invoices = createInvoicesModule({
		...shared,
		readServiceNames,
		traceMobiles: (viewer, call, answer) => traceMobiles(accounts, viewer, call, answer),
	});
	const leads = createLeadsModule({
		...withCatalogue,
		notify: notifications.notify,
		publishChanges: notifications.publishChanges,
		numberViews: accounts.numberViews,
		blocks: accounts.blocks,
		readCustomerRatings,
	});
	const reviews = createReviewsModule({
		...withCatalogue,
		notify: notifications.notify,
		publishChanges: notifications.publishChanges,
	});
	const safety = createSafetyModule({
		...withCatalogue,
		notify: notifications.notify,
		leads: leads.ctx,
		listings: listings.ctx,
		jobBoard: jobBoard.ctx,
		profiles: profiles.ctx,
	});
	const insights = createInsightsModule({ ...withCatalogue, isTestMarket: payments.ctx.provider.isTest });
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
		safety,
		reviews,
	};
}

/** The modules' routes, in the order of the API's document, and their background jobs. */
export function registerModules(shared: SharedDependencies, modules: Modules): void {
	const { catalogue } = modules.catalogue;
	const locationsOfService = (serviceId: string) => catalogue.locationsOfService(serviceId);
	registerAccountsModule(shared, modules.accounts);
	registerNoticesModule(shared.app, modules.notices);
	registerNotificationsModule(shared, modules.notifications);
	registerPlacesModule({ ...shared, locationsOfService }, modules.places);
	registerCatalogueModule({ ...shared, store: modules.media.store }, modules.catalogue);
	registerMediaModule(shared, modules.media);
	registerJobBoardModule(shared, modules.jobBoard);
	registerProfilesModule(shared, modules.profiles);
	registerListingsModule(shared, modules.listings);
	registerPaymentsModule(shared, modules.payments);
	registerReferralsModule(shared, modules.referrals);
	registerSubscriptionsModule(shared, modules.subscriptions);
	registerInvoicesModule(shared, modules.invoices);
	registerLeadsModule(shared, modules.leads);
	registerSafetyModule(shared, modules.safety);
	registerReviewsModule(shared, modules.reviews);
	registerInsightsModule(shared, modules.insights);
	registerBackOfficeModule({ ...shared, catalogue });
}

/** Subscribes the modules' listeners. They run in this order, in the publisher's transaction. */
export function connectModules(modules: Modules): void {
	const { accounts, notifications, places, jobBoard, profiles, listings, payments } = modules;
	const { referrals, subscriptions, invoices, leads, reviews, safety } = modules;
	// Listings release their addresses before addresses are deleted. Notifications come last, because the other
	// modules may notify people.
	const keeping = [
		jobBoard,
		profiles,
		listings,
		places,
		payments,
		subscriptions,
		invoices,
		leads,
		safety,
		reviews,
		notifications,
	];
	for (const module of keeping) accounts.accountDeleted.listen(module.erasePersonalData);
	for (const module of [...keeping, referrals]) accounts.exportRequested.listen(module.exportPerson);
	accounts.sessions.sessionEnded.listen(notifications.endStreams);
	places.ctx.addressChanged.listen(listings.followAddress);
	accounts.secondFactor.secondFactorReset.listen(notifications.notifySecondFactorReset);
	accounts.sessions.rightsChanged.listen(notifications.endStreams);
	listings.ctx.paymentWaived.listen(subscriptions.grantWaived);
	listings.ctx.listingSuspended.listen(subscriptions.pausePlans);
	// Plans run again before anything is brought up to date: a plan that was paused must not end.
	listings.ctx.listingReopened.listen(subscriptions.resumePlans);
	listings.ctx.listingActivated.listen(subscriptions.startWaiting);
	listings.ctx.listingSuspended.listen(leads.followBookable);
	listings.ctx.listingSuspended.listen(leads.followSuspended);
	listings.ctx.listingReopened.listen(leads.followBookable);
	listings.ctx.listingSuspended.listen(safety.recordSuspension);
	listings.ctx.listingReopened.listen(safety.endWithListing);
	leads.ctx.leadCompleted.listen(reviews.askForReviews);
	subscriptions.ctx.subscriptionsEnded.listen(listings.expireUnpaid);
	// What was bought is granted first, the others build on it; the invoice comes last, for its number is waited for.
	payments.ctx.paymentMoved.listen(subscriptions.grantPurchase);
	payments.ctx.paymentMoved.listen(subscriptions.endRefundedPlan);
	payments.ctx.paymentMoved.listen(referrals.followPayment);
	payments.ctx.paymentMoved.listen(subscriptions.notifyPayer);
	payments.ctx.paymentMoved.listen(invoices.issueFor);
}
