import type { FastifyInstance } from "fastify";
import { findRunningSessions, type SessionsContext } from "../../accounts/server/accounts.api.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Broadcast } from "../../platform/server/database/broadcast.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { Log } from "../../platform/server/process/log.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import type { NamingContext } from "./name-details.ts";
import { type PublishChanges, publishChanges } from "./publish-changes.ts";
import { notificationChannel } from "./event-message.ts";
import { endStreamsOf, exportNotificationsOf, eraseNotificationsOf } from "./notifications.events.ts";
import { registerNotificationsJobs } from "./notifications.jobs.ts";
import { registerNotifications } from "./notifications.routes.ts";
import { createNotifications } from "./notifications.service.ts";
import { createPush } from "./push.service.ts";
import { createStreams } from "./streams.service.ts";
import { createNotify } from "./notify.ts";
import { choosePushSender } from "./web-push/choose-sender.ts";
import { sendPush } from "./web-push/send-push.ts";

type Dependencies = NamingContext & {
	settings: Settings;
	db: Db;
	clock: Clock;
	jobs: Jobs;
	log: Log;
	sessions: SessionsContext;
	broadcast: Broadcast;
};
type NotificationsModule = ReturnType<typeof createNotificationsModule>;

/** The module put together, and what it does when the modules below announce something. Throws SettingsError. */
export function createNotificationsModule(needs: Dependencies) {
	const { settings, db, clock, log, sessions, broadcast, readListingTitles, catalogue } = needs;
	const sender = choosePushSender(settings);
	const reading = {
		log,
		readListingTitles,
		catalogue,
		findRunningSessions: (sessionIds: readonly string[]) => findRunningSessions(sessions, sessionIds),
	};
	const streams = createStreams({ db, broadcast, ...reading });
	broadcast.listen(notificationChannel, streams.listener);
	return {
		/** For the modules above, in their transactions. */
		notify: createNotify(needs),
		/** For the modules above, in their transactions. */
		announce: ((tx, changes) => publishChanges({ broadcast }, tx, changes)) satisfies PublishChanges,
		notifications: createNotifications(needs),
		push: createPush({ db, clock, sender }),
		sendPush: sendPush({ db, sender, ...reading }),
		streams,
		/** To listen to sessions that their people end. */
		endStreams: endStreamsOf({ broadcast }),
		/** Listens to the deletion of an account, after all other listeners. */
		erasePersonalData: eraseNotificationsOf({ broadcast }),
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportNotificationsOf(needs),
	};
}

/** The module's calls, its work in the background, and its streams, which begin and end with the server. */
export function registerNotificationsModule(
	{ app, jobs, db, clock }: Pick<Dependencies, "db" | "jobs" | "clock"> & { app: FastifyInstance },
	module: NotificationsModule,
): void {
	registerNotifications(app, module);
	registerNotificationsJobs(jobs, { db, clock, push: module.sendPush });
	app.addHook("onReady", async () => module.streams.start());
	app.addHook("preClose", async () => module.streams.stop());
}
