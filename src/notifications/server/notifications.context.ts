import type { CatalogueService } from "../../catalogue/server/catalogue.api.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Broadcast } from "../../platform/server/database/broadcast.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { Log } from "../../platform/server/process/log.ts";
import type { PushSender } from "./web-push/push-sender.ts";

/** What the use cases of notifications depend on. */
export type NotificationsContext = {
	db: Db;
	clock: Clock;
	jobs: Pick<Jobs, "enqueueAll">;
	log: Pick<Log, "warn" | "error">;
	/** Carries events to the processes that hold the streams. */
	broadcast: Pick<Broadcast, "send">;
	pushSender: PushSender;
	/** Returns those of these sessions that have not ended. */
	findRunningSessions: (sessionIds: readonly string[]) => Promise<Set<string>>;
	/** Reads the titles of listings, the firm or the owner's name, by id. Those of deleted accounts are missing. */
	readListingTitles: (db: Db, listingIds: readonly string[]) => Promise<Map<string, string>>;
	/** A plan's stored label in the reader's language. */
	planInWords: (label: string) => string;
	catalogue: Pick<CatalogueService, "snapshot">;
};
