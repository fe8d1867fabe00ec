import type { FastifyInstance } from "fastify";
import { csvBatch, sendCsv } from "../../platform/server/http/csv.ts";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { backOfficeApi } from "../back-office.contract.ts";
import { auditColumns } from "./audit-columns.ts";
import type { BackOfficeContext } from "./back-office.context.ts";
import { countAudit, readAuditPage } from "./list-audit.ts";
import { listWork } from "./list-work.ts";
import { readPerson } from "./read-person.ts";
import { searchRecords } from "./search-records.ts";

/** The routes of the back office that belong to no single module. */
export function registerBackOffice(app: FastifyInstance, ctx: BackOfficeContext): void {
	registerRoutes(app, "Back office", backOfficeApi, {
		"POST /api/work/search": async ({ viewer, body }) => ({
			results: await searchRecords(ctx, viewer, body.query),
		}),
		"GET /api/people/:id": async ({ viewer, params }) => ({
			person: await readPerson(ctx, viewer, params.id),
		}),
		"GET /api/work": async ({ viewer }) => ({ work: await listWork(ctx, viewer) }),
		"GET /api/audit": async ({ query: { limit, cursor, ...filters } }) => {
			const { rows, nextCursor } = await readAuditPage(ctx, { ...filters, cursor }, limit);
			return { entries: rows, nextCursor, ...(await countAudit(ctx, filters)) };
		},
		"GET /api/audit/export.csv": ({ query, reply }) =>
			sendCsv(reply, "audit", auditColumns, (cursor) => readAuditPage(ctx, { ...query, cursor }, csvBatch)),
	});
}
