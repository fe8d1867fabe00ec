import { createCatalogue } from "../../src/catalogue/server/catalogue.service.ts";
import { createApplying } from "../../src/job-board/server/apply-for-job.ts";
import { createEnding } from "../../src/job-board/server/end-job.ts";
import { createJobDays } from "../../src/job-board/server/job-days.ts";
import { createJobPeople } from "../../src/job-board/server/job-people.ts";
import {
	type NotifyClosed,
	notifyClosed,
	notifyClosedJob,
} from "../../src/job-board/server/notify-applicants.ts";
import { createTellSeekers } from "../../src/job-board/server/tell-seekers.ts";
import { createAnswering } from "../../src/leads/server/answer-assignment.ts";
import { createAssigning } from "../../src/leads/server/assign-lead.ts";
import { createBooking } from "../../src/leads/server/book-lead.ts";
import { createClaiming } from "../../src/leads/server/claim-lead.ts";
import { createClosing } from "../../src/leads/server/close-lead.ts";
import { createLeadCreation } from "../../src/leads/server/create-lead.ts";
import { createLeadEnd } from "../../src/leads/server/end-lead.ts";
import { expireOldLeads, tellDueWaves } from "../../src/leads/server/leads.jobs.ts";
import { createNumberReports } from "../../src/leads/server/number-reports.service.ts";
import { createWaves } from "../../src/leads/server/tell-wave.ts";
import { expireUnpaid } from "../../src/listings/server/expire-unpaid.ts";
import { createTell } from "../../src/notifications/server/tell.ts";
import { createPlaces } from "../../src/places/server/places.service.ts";
import type { Database, Db } from "../../src/platform/server/database.ts";
import { createAnnouncement } from "../../src/platform/server/announcement.ts";
import { createIdempotency } from "../../src/platform/server/idempotency.ts";
import { createKeyedHash, readSecretKey } from "../../src/platform/server/secret-key.ts";
import type { Settings } from "../../src/platform/server/settings.ts";
import { endAndStart, type SubscriptionsEnded } from "../../src/subscriptions/server/end-and-start.ts";
import { subscriptionsForLeads } from "../../src/subscriptions/server/for-leads.service.ts";
import { tellEnding } from "../../src/subscriptions/server/tell-ending.ts";
import { choiceOf } from "../seeded-choice.ts";
import { openPayments } from "./payments.ts";
import { databaseIn } from "./transaction-database.ts";

type Needs = {
	database: Database;
	tx: Db;
	settings: Settings;
};
export type Market = Awaited<ReturnType<typeof openMarket>>;

/**
 * The product's own use cases for requests, applications and payments, in one transaction and with a clock that the
 * caller sets: the demo's claims, credits and notifications are written by the code that writes real ones. There is no
 * one to send live events to yet.
 */
export async function openMarket({ database, tx, settings }: Needs) {
	let time = new Date();
	const clock = () => new Date(time);
	const snapshot = await createCatalogue(tx, createPlaces(tx, clock), clock).snapshot();
	const catalogue = { snapshot: () => Promise.resolve(snapshot) };
	const ignore = () => Promise.resolve();
	const tell = createTell({ clock, broadcast: { send: ignore }, jobs: { enqueueAll: ignore } });
	const idempotency = createIdempotency(tx, clock);
	const subscriptions = subscriptionsForLeads;
	const common = {
		database: databaseIn(tx, database),
		db: tx,
		clock,
		catalogue,
		idempotency,
		tell,
		announce: ignore,
		keyedHash: createKeyedHash(readSecretKey(settings)),
		subscriptions,
	};
	/** What a closed job queues is done at once. */
	const jobs = {
		async enqueueAll(_: Db, name: string, queued: readonly object[]): Promise<void> {
			if (name !== notifyClosedJob) throw new Error(`the demo has no worker for ${name}`);
			// oxlint-disable-next-line no-await-in-loop -- one transaction
			for (const data of queued) await notifyClosed({ db: tx, notify: tell }, data as NotifyClosed);
		},
	};
	const days = createJobDays(common);
	const choice = choiceOf("waves");
	const tellWave = createWaves({ tell, chance: () => choice.number() });
	const endLead = createLeadEnd(common);
	const subscriptionsEnded = createAnnouncement<SubscriptionsEnded>();
	subscriptionsEnded.listen(expireUnpaid({ clock }));
	const payments = openPayments({ ...common, settings, subscriptionsEnded });
	return {
		...payments,
		/** Sets the time at which the next steps happen. */
		setTime: (next: Date) => void (time = next),
		createLead: createLeadCreation({
			...common,
			tellWave,
			claimCap: settings.LEAD_CLAIM_CAP,
			cdnBase: settings.CDN_BASE_URL,
		}),
		claimLead: createClaiming(common),
		bookLead: createBooking(common),
		closeLead: createClosing({ ...common, endLead }).close,
		assignLead: createAssigning(common),
		answerAssignment: createAnswering(common),
		numberReports: createNumberReports({ ...common, endLead }),
		tellDueWaves: () => tellDueWaves({ ...common, leads: { tellWave } }),
		expireLeads: () => expireOldLeads(common),
		applyForJob: createApplying(common).apply,
		closeJob: createEnding({ ...common, jobs }).close,
		readApplicants: createJobPeople({ ...common, days, readApplicantProfiles: async () => new Map() })
			.applicants,
		tellSeekers: createTellSeekers(common),
		tellEnding: () => tellEnding(common),
		endSubscriptions: () => endAndStart({ ...common, subscriptionsEnded }),
	};
}
