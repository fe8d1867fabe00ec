import type { FastifyInstance } from "fastify";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { createSnapshot } from "../../platform/server/database/snapshot.ts";
import { readSiteNotices } from "./current-notices.ts";
import type { NoticesContext } from "./notices.context.ts";
import { readCurrentNotices } from "./notices.repository.ts";
import { registerNotices } from "./notices.routes.ts";

/** The most notices that can be shown at one time, to all roles together. */
const currentAtMost = 100;

/** Creates the module: its context, and the reader for public pages. */
export function createNoticesModule({ db, clock }: { db: Db; clock: Clock }) {
	const ctx: NoticesContext = {
		db,
		clock,
		current: createSnapshot((from = db) => readCurrentNotices(from, clock(), currentAtMost), clock),
	};
	return { ctx, pages: { read: () => readSiteNotices(ctx) } };
}

/** Registers the module's routes. */
export function registerNoticesModule(app: FastifyInstance, { ctx }: { ctx: NoticesContext }): void {
	registerNotices(app, ctx);
}
