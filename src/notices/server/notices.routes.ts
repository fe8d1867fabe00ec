import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { noticesApi } from "../notices.contract.ts";
import { listCurrentNotices } from "./current-notices.ts";
import { listNotices } from "./list-notices.ts";
import type { NoticesContext } from "./notices.context.ts";
import { endNotice, writeNotice } from "./write-notice.ts";

/** Registers the routes of notices. */
export function registerNotices(app: FastifyInstance, ctx: NoticesContext): void {
	registerRoutes(app, "Notices", noticesApi, {
		"GET /api/notices": async ({ viewer, reply }) => {
			// Shared caches must not return the guests' response to a request with a token.
			reply.header("vary", "x-auth-token");
			if (viewer === null) reply.header("cache-control", "public, max-age=60");
			return { notices: await listCurrentNotices(ctx, viewer?.role ?? null) };
		},
		"GET /api/notices/all": ({ query }) => listNotices(ctx, query),
		"POST /api/notices": async ({ viewer, body }) => ({ notice: await writeNotice(ctx, viewer, body) }),
		"PUT /api/notices/:id": async ({ viewer, params }) => ({
			notice: await endNotice(ctx, viewer, params.id),
		}),
	});
}
