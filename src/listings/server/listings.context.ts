import type { CatalogueService } from "../../catalogue/server/catalogue.api.ts";
import type { ImageStore, Pictures } from "../../media/server/media.api.ts";
import type { Notify } from "../../notifications/server/notifications.api.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { ModuleEvent } from "../../platform/server/database/module-event.ts";
import type { Idempotency } from "../../platform/server/http/idempotency.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { KeyedHash } from "../../platform/server/process/secret-key.ts";
import type { RequestCount } from "./landing/landing.repository.ts";

/** What the use cases of listings depend on. */
export type ListingsContext = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot" | "searchIndex">;
	idempotency: Pick<Idempotency, "once">;
	keyedHash: KeyedHash;
	jobs: Pick<Jobs, "enqueue">;
	notify: Notify;
	/** Checks uploaded pictures and papers and puts them into the store. */
	pictures: Pictures;
	store: ImageStore;
	/** The prefix of picture paths; "" if this process serves the pictures. */
	cdnBase: string;
	/** Counts the requests since then, by service and place. */
	countRequests: (db: Db, since: Date) => Promise<RequestCount[]>;
	listingActivated: ModuleEvent<ListingActivated>;
	listingSuspended: ModuleEvent<ListingSuspended>;
	listingReopened: ModuleEvent<ListingReopened>;
	paymentWaived: ModuleEvent<PaymentWaived>;
};

/**
 * Published in the transaction in which a manager makes a listing active, for the first time or again, while account
 * and listing are locked.
 */
export type ListingActivated = { listingId: string };

/** Staff suspended the listing. Published in the same transaction, while the listing is locked. */
export type ListingSuspended = {
	listingId: string;
	at: Date;
	/** Null for a scheduled step. */
	actorId: string | null;
	reason: string | null;
	/** The publisher has recorded the suspension itself. */
	isRecorded: boolean;
};

/** Staff reopened the listing. Published in the same transaction, before `ListingActivated`. */
export type ListingReopened = Pick<ListingSuspended, "listingId" | "at" | "isRecorded">;

/**
 * Staff waived the payment that was due and confirmed the listing. Published in the same transaction, while account
 * and listing are locked.
 */
export type PaymentWaived = { listingId: string; staffId: string; reason: string; at: Date };
