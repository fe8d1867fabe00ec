import type { FastifyInstance } from "fastify";
import { createAddressLimit } from "../../platform/server/http/address-limit.ts";
import { createCountBuffer } from "../../platform/server/database/count-buffer.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { Log } from "../../platform/server/process/log.ts";
import { addEmptySearches, addPageViews } from "./counts.repository.ts";
import { countEmptySearch } from "./count-visits.ts";
import type { InsightsContext } from "./insights.context.ts";
import { registerInsights } from "./insights.routes.ts";
import { summariseLatestDays } from "./summarise-days.ts";

/** The maximum number of views per minute and IP address. Many phones share one address. */
const viewsPerMinute = 300;

/** The number of different pages or queries counted in memory before they are written. */
const capacity = 500;

/** Creates the module: its context, and the counts that are not written yet. */
export function createInsightsModule({ log, ...ctx }: InsightsContext & { log: Pick<Log, "warn"> }) {
	const { db } = ctx;
	const views = createCountBuffer<{ day: string; path: string }>({
		write: (counted) => addPageViews(db, counted),
		log,
		capacity,
	});
	const searches = createCountBuffer<{ day: string; query: string }>({
		write: (counted) => addEmptySearches(db, counted),
		log,
		capacity,
	});
	const counting = { ...ctx, limit: createAddressLimit(viewsPerMinute, ctx.clock), views, searches };
	return {
		ctx,
		counting,
		pages: { countEmpty: (query: string) => countEmptySearch(counting, query) },
		start() {
			views.start();
			searches.start();
		},
		stop: async () => {
			await views.stop();
			await searches.stop();
		},
	};
}

type InsightsModule = ReturnType<typeof createInsightsModule>;

/** Registers the module's routes, its counting and its jobs. */
export function registerInsightsModule(
	{ app, jobs }: { app: FastifyInstance; jobs: Jobs },
	{ ctx, counting, ...counts }: InsightsModule,
): void {
	registerInsights(app, ctx, counting);
	app.addHook("onReady", async () => counts.start());
	app.addHook("onClose", () => counts.stop());
	jobs.handle("insights.summarise", () => summariseLatestDays(ctx));
	jobs.schedule("insights.summarise", "*/15 * * * *");
}
