import type { FastifyInstance } from "fastify";
import type { Sessions } from "../../accounts/server/sessions.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Broadcast } from "../../platform/server/broadcast.ts";
import type { Database } from "../../platform/server/database.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import type { Log } from "../../platform/server/log.ts";
import type { Settings } from "../../platform/server/settings.ts";
import type { ReadListingTitles } from "./name-professionals.ts";
import { type AnnounceChanges, announceChanges } from "./announce-changes.ts";
import { newsChannel } from "./news-message.ts";
import { endStreamsOf, exportNotificationsOf, forgetNotificationsOf } from "./notifications.events.ts";
import { registerNotificationsJobs } from "./notifications.jobs.ts";
import { registerNotifications } from "./notifications.routes.ts";
import { createNotifications } from "./notifications.service.ts";
import { createPush } from "./push.service.ts";
import { createStreams } from "./streams.service.ts";
import { createTell } from "./tell.ts";
import { choosePushSender } from "./web-push/choose-sender.ts";
import { sendPush } from "./web-push/send-push.ts";

type Needs = {
	settings: Settings;
	database: Database;
	clock: Clock;
	jobs: Jobs;
	log: Log;
	sessions: Pick<Sessions, "findRunning">;
	broadcast: Broadcast;
	readListingTitles: ReadListingTitles;
};
type NotificationsWing = ReturnType<typeof createNotificationsWing>;

/** The wing put together, and what it does when the wings below announce something. Throws SettingsError. */
export function createNotificationsWing(needs: Needs) {
	const { settings, database, clock, log, sessions, broadcast, readListingTitles } = needs;
	const { db } = database;
	const sender = choosePushSender(settings);
	const reading = { log, readListingTitles, findRunningSessions: sessions.findRunning };
	const streams = createStreams({ database, broadcast, ...reading });
	broadcast.listen(newsChannel, streams.listener);
	return {
		/** For the wings above, in their transactions. */
		tell: createTell(needs),
		/** For the modules above, in their transactions. */
		announce: ((tx, changes) => announceChanges({ broadcast }, tx, changes)) satisfies AnnounceChanges,
		notifications: createNotifications({ database, clock, broadcast, readListingTitles }),
		push: createPush({ db, clock, sender }),
		sendPush: sendPush({ db, sender, ...reading }),
		streams,
		/** To listen to sessions that their people end. */
		endStreams: endStreamsOf({ broadcast }),
		/** To listen to the deletion of an account, behind all others. */
		forgetPerson: forgetNotificationsOf({ broadcast }),
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportNotificationsOf({ readListingTitles }),
	};
}

/** The wing's calls, its work in the background, and its streams, which begin and end with the server. */
export function registerNotificationsWing(
	{ app, jobs, db, clock }: Pick<Needs, "jobs" | "clock"> & Pick<Database, "db"> & { app: FastifyInstance },
	wing: NotificationsWing,
): void {
	registerNotifications(app, wing);
	registerNotificationsJobs(jobs, { db, clock, push: wing.sendPush });
	app.addHook("onReady", async () => wing.streams.start());
	app.addHook("preClose", async () => wing.streams.stop());
}
