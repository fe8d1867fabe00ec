import { createCatalogue } from "../../src/catalogue/server/catalogue.api.ts";
import { applyForJob } from "../../src/job-board/server/apply-for-job.ts";
import { closeJob } from "../../src/job-board/server/end-job.ts";
import type { JobBoardContext } from "../../src/job-board/server/job-board.context.ts";
import { listApplicants } from "../../src/job-board/server/list-applicants.ts";
import {
	type NotifyClosed,
	notifyClosed,
	notifyClosedJob,
} from "../../src/job-board/server/notify-applicants.ts";
import { notifySeekers } from "../../src/job-board/server/notify-seekers.ts";
import { answerAssignment } from "../../src/leads/server/assigning/answer-assignment.ts";
import { assignLead } from "../../src/leads/server/assigning/assign-lead.ts";
import { bookLead } from "../../src/leads/server/assigning/book-lead.ts";
import { claimLead } from "../../src/leads/server/claiming/claim-lead.ts";
import { hasOpenBooking } from "../../src/leads/server/claiming/claims.repository.ts";
import { closeLead } from "../../src/leads/server/close-lead.ts";
import { completeLead } from "../../src/leads/server/complete-lead.ts";
import { createLead } from "../../src/leads/server/create-lead.ts";
import type { LeadCompleted, LeadsContext } from "../../src/leads/server/leads.context.ts";
import { expireOldLeads, notifyDueWaves } from "../../src/leads/server/leads.jobs.ts";
import { listLeads } from "../../src/leads/server/listing/list-leads.ts";
import { decideNumberReport } from "../../src/leads/server/number-reports/decide-number-report.ts";
import { listNumberReports } from "../../src/leads/server/number-reports/list-number-reports.ts";
import { reportNumber } from "../../src/leads/server/number-reports/report-number.ts";
import {
	type ListingReopened,
	type ListingSuspended,
	readListingFacts,
} from "../../src/listings/server/listings.api.ts";
import { expireUnpaid } from "../../src/listings/server/moderation/expire-unpaid.ts";
import type { Notify } from "../../src/notifications/server/notifications.api.ts";
import { notify as notifyPeople } from "../../src/notifications/server/notify.ts";
import { createPlaces } from "../../src/places/server/places.api.ts";
import type { Db } from "../../src/platform/server/database/database.ts";
import { createModuleEvent } from "../../src/platform/server/database/module-event.ts";
import { createIdempotency } from "../../src/platform/server/http/idempotency.ts";
import { createKeyedHash, readSecretKey } from "../../src/platform/server/process/secret-key.ts";
import type { Settings } from "../../src/platform/server/process/settings.ts";
import { sendReport } from "../../src/safety/server/reports/send-report.ts";
import type { SafetyContext } from "../../src/safety/server/safety.context.ts";
import { appeal } from "../../src/safety/server/suspensions/appeal.ts";
import { suspend } from "../../src/safety/server/suspensions/suspend.ts";
import { decideReview } from "../../src/reviews/server/moderation/decide-review.ts";
import type { ReviewsContext } from "../../src/reviews/server/reviews.context.ts";
import { publishDue } from "../../src/reviews/server/reviews.jobs.ts";
import { appealRemoval } from "../../src/reviews/server/writing/appeal-removal.ts";
import { replyToReview } from "../../src/reviews/server/writing/reply-to-review.ts";
import { writeReview } from "../../src/reviews/server/writing/write-review.ts";
import { readCustomerRatings } from "../../src/reviews/server/reviews.api.ts";
import { askForReviews } from "../../src/reviews/server/reviews.events.ts";
import { endAndStart } from "../../src/subscriptions/server/end-and-start.ts";
import { notifyEnding } from "../../src/subscriptions/server/notify-ending.ts";
import { pausePlans, resumePlans } from "../../src/subscriptions/server/pause-plans.ts";
import type { SubscriptionsEnded } from "../../src/subscriptions/server/subscriptions.context.ts";
import { choiceOf } from "../seeded-choice.ts";
import { openPayments } from "./payments.ts";

type Dependencies = {
	tx: Db;
	settings: Settings;
};
export type Market = Awaited<ReturnType<typeof openMarket>>;

/**
 * The product's own use cases for requests, applications and payments, in one transaction and with a clock that the
 * caller sets: the demo's claims, credits and notifications are written by the code that writes real ones. There
 * are no open pages to send live events to yet.
 */
export async function openMarket({ tx, settings }: Dependencies) {
	let time = new Date();
	const clock = () => new Date(time);
	const places = createPlaces(tx, clock);
	const read = createCatalogue(tx, places, clock);
	const snapshot = await read.snapshot();
	const catalogue = { ...read, snapshot: () => Promise.resolve(snapshot) };
	const ignore = () => Promise.resolve();
	const notifyContext = { clock, broadcast: { send: ignore }, jobs: { enqueueAll: ignore } };
	const notify: Notify = (db, drafts) => notifyPeople(notifyContext, db, drafts);
	const idempotency = createIdempotency(tx, clock);
	const common = {
		db: tx,
		clock,
		catalogue,
		idempotency,
		notify,
		announce: ignore,
		keyedHash: createKeyedHash(readSecretKey(settings)),
	};
	/** Runs what a closed job queues at once. */
	const jobs = {
		enqueue: ignore,
		async enqueueAll(_: Db, name: string, queued: readonly object[]): Promise<void> {
			if (name !== notifyClosedJob) throw new Error(`the demo has no worker for ${name}`);
			// oxlint-disable-next-line no-await-in-loop -- one transaction
			for (const data of queued) await notifyClosed({ db: tx, notify: notify }, data as NotifyClosed);
		},
	};
	const numberViews = { keyedHash: common.keyedHash, numbersPerDay: settings.STAFF_NUMBERS_PER_DAY };
	const jobBoard: JobBoardContext = {
		...common,
		jobs,
		publishChanges: ignore,
		places,
		pincodes: { officesOf: () => Promise.reject(new Error("the demo's jobs have their post offices")) },
		numberViews,
		isSeeking: () => Promise.resolve(false),
		readApplicantProfiles: () => Promise.resolve(new Map()),
	};
	const choice = choiceOf("waves");
	const leadCompleted = createModuleEvent<LeadCompleted>();
	leadCompleted.listen((db, completed) => askForReviews({ notify }, db, completed));
	const leads: LeadsContext = {
		...common,
		leadCompleted,
		readCustomerRatings,
		publishChanges: ignore,
		random: () => choice.number(),
		numberViews,
		blocks: { ...common, hasOpenBooking },
		claimCap: settings.LEAD_CLAIM_CAP,
		// The planned claims of the past follow no windows.
		directLeadHours: 0,
		nearFirstMinutes: 0,
		cdnBase: settings.CDN_BASE_URL,
	};
	const inMarket = withContext(leads);
	const onJobBoard = withContext(jobBoard);
	const subscriptionsEnded = createModuleEvent<SubscriptionsEnded>();
	subscriptionsEnded.listen((db, listing) => expireUnpaid(common, db, listing));
	const payments = openPayments({ ...common, settings, subscriptionsEnded });
	const listingReopened = createModuleEvent<ListingReopened>();
	const listingSuspended = createModuleEvent<ListingSuspended>();
	listingReopened.listen(resumePlans);
	listingSuspended.listen(pausePlans);
	const safety: SafetyContext = {
		...common,
		leads,
		jobBoard,
		profiles: { jobs, setSeeking: ignore },
		listings: {
			...common,
			cdnBase: settings.CDN_BASE_URL,
			countRequests: () => Promise.resolve([]),
			listingActivated: createModuleEvent(),
			listingReopened,
			listingSuspended,
			paymentWaived: createModuleEvent(),
		},
	};
	const inSafety = withContext(safety);
	const reviews: ReviewsContext = { ...common, publishChanges: ignore };
	const inReviews = withContext(reviews);
	return {
		...payments,
		/** Sets the time at which the next steps happen. */
		setTime: (next: Date) => void (time = next),
		createLead: inMarket(createLead),
		claimLead: inMarket(claimLead),
		bookLead: inMarket(bookLead),
		closeLead: inMarket(closeLead),
		completeLead: inMarket(completeLead),
		assignLead: inMarket(assignLead),
		answerAssignment: inMarket(answerAssignment),
		reportNumber: inMarket(reportNumber),
		listNumberReports: inMarket(listNumberReports),
		decideNumberReport: inMarket(decideNumberReport),
		notifyDueWaves: inMarket(notifyDueWaves),
		expireLeads: inMarket(expireOldLeads),
		listLeads: inMarket(listLeads),
		writeReview: inReviews(writeReview),
		replyToReview: inReviews(replyToReview),
		publishReviews: inReviews(publishDue),
		decideReview: inReviews(decideReview),
		appealRemoval: inReviews(appealRemoval),
		sendReport: inSafety(sendReport),
		suspend: inSafety(suspend),
		appeal: inSafety(appeal),
		ownerOf: async (listingId: string) => (await readListingFacts(tx, listingId))?.userId ?? "",
		applyForJob: onJobBoard(applyForJob),
		closeJob: onJobBoard(closeJob),
		readApplicants: onJobBoard(listApplicants),
		notifySeekers: onJobBoard(notifySeekers),
		notifyEnding: () => notifyEnding(common),
		endSubscriptions: () => endAndStart({ ...common, subscriptionsEnded }),
	};
}

/** Returns a function that calls a use case with this context. */
const withContext =
	<Context>(ctx: Context) =>
	<Args extends unknown[], Result>(useCase: (ctx: Context, ...args: Args) => Result) =>
	(...args: Args) =>
		useCase(ctx, ...args);
