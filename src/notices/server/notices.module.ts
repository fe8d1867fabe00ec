import type { FastifyInstance } from "fastify";
import type { Clock } from "../../platform/dates.ts";
import type { Database } from "../../platform/server/database.ts";
import { createSnapshot } from "../../platform/server/snapshot.ts";
import { readSiteNotices } from "./current-notices.ts";
import type { NoticesContext } from "./notices.context.ts";
import { readCurrentNotices } from "./notices.repository.ts";
import { registerNotices } from "./notices.routes.ts";

/** More than this are never shown at one time, over all roles. */
const currentAtMost = 100;

/** Creates the module: its context, and what public pages read. */
export function createNoticesModule({ database, clock }: { database: Database; clock: Clock }) {
	const ctx: NoticesContext = {
		database,
		clock,
		current: createSnapshot(() => readCurrentNotices(database.db, clock(), currentAtMost), clock),
	};
	return { ctx, pages: { read: () => readSiteNotices(ctx) } };
}

/** Registers the module's calls. */
export function registerNoticesModule(app: FastifyInstance, { ctx }: { ctx: NoticesContext }): void {
	registerNotices(app, ctx);
}
