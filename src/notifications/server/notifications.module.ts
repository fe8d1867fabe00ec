import type { FastifyInstance } from "fastify";
import {
	type AccountDeleted,
	type ExportRequested,
	findRunningSessions,
	type SessionEnded,
	type SessionsContext,
} from "../../accounts/server/accounts.api.ts";
import type { Broadcast } from "../../platform/server/database/broadcast.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { notificationChannel } from "./event-message.ts";
import type { NotificationsContext } from "./notifications.context.ts";
import { endStreamsOf, eraseNotificationsOf, exportNotificationsOf } from "./notifications.events.ts";
import { registerNotificationsJobs } from "./notifications.jobs.ts";
import { registerNotifications } from "./notifications.routes.ts";
import { notify, type NotificationDraft } from "./notify.ts";
import { publishChanges, type RecordChange } from "./publish-changes.ts";
import { notifySecondFactorReset } from "./second-factor-reset.ts";
import { createStreams } from "./streams.ts";
import { choosePushSender } from "./web-push/choose-sender.ts";

type Dependencies = Omit<NotificationsContext, "broadcast" | "pushSender" | "findRunningSessions"> & {
	settings: Settings;
	sessions: SessionsContext;
	broadcast: Broadcast;
};
type NotificationsModule = ReturnType<typeof createNotificationsModule>;

/**
 * Creates the module's context, its streams, what the modules above call in their transactions, and its listeners to
 * events of other modules. Throws SettingsError on malformed PUSH_SERVICES.
 */
export function createNotificationsModule({ settings, sessions, broadcast, ...dependencies }: Dependencies) {
	const ctx: NotificationsContext = {
		...dependencies,
		broadcast,
		pushSender: choosePushSender(settings),
		findRunningSessions: (sessionIds) => findRunningSessions(sessions, sessionIds),
	};
	const streams = createStreams(ctx);
	broadcast.listen(notificationChannel, streams.listener);
	return {
		ctx,
		streams,
		notify: (tx: Db, drafts: readonly NotificationDraft[]) => notify(ctx, tx, drafts),
		publishChanges: (tx: Db, changes: readonly RecordChange[]) => publishChanges(ctx, tx, changes),
		endStreams: (tx: Db, ended: SessionEnded) => endStreamsOf(ctx, tx, ended),
		notifySecondFactorReset: (tx: Db, reset: { userId: string }) => notifySecondFactorReset(ctx, tx, reset),
		erasePersonalData: (tx: Db, deleted: AccountDeleted) => eraseNotificationsOf(ctx, tx, deleted),
		exportPerson: (tx: Db, request: ExportRequested) => exportNotificationsOf(ctx, tx, request),
	};
}

/** Registers the module's routes and jobs. Its streams start and stop with the server. */
export function registerNotificationsModule(
	{ app, jobs }: { app: FastifyInstance; jobs: Jobs },
	{ ctx, streams }: NotificationsModule,
): void {
	registerNotifications(app, ctx, streams);
	registerNotificationsJobs(jobs, ctx);
	app.addHook("onReady", async () => streams.start());
	app.addHook("preClose", async () => streams.stop());
}
