import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/routes.ts";
import { leadsApi } from "../leads.contract.ts";
import type { Leads } from "./leads.service.ts";

/** The calls about leads. */
export function registerLeads(app: FastifyInstance, leads: Leads): void {
	registerRoutes(app, "Leads", leadsApi, {
		"POST /api/lead": async ({ viewer, body, idempotencyKey }) => ({
			lead: await leads.create(viewer, body, idempotencyKey),
		}),
		"GET /api/lead": ({ viewer, query }) => leads.list(viewer, "all", query),
		"GET /api/lead/claimed": ({ viewer, query }) => leads.list(viewer, "claimed", query),
		"GET /api/lead/assigned": ({ viewer, query }) => leads.list(viewer, "assigned", query),
		"GET /api/lead/missed": ({ viewer, query }) => leads.missed(viewer, query.profId),
		"GET /api/lead/:id": async ({ viewer, params }) => ({ lead: await leads.read(viewer, params.id) }),
		"POST /api/lead/:id/claim": async ({ viewer, params }) => ({
			lead: await leads.claim(viewer, params.id),
		}),
		"POST /api/lead/:id/assign": ({ viewer, params, body }) =>
			leads.assign(viewer, params.id, body.professionalId),
		"PUT /api/lead/:id/assignment": async ({ viewer, params, body }) => ({
			lead: await leads.answer(viewer, params.id, body.action),
		}),
		"GET /api/lead/:id/offers": async ({ viewer, params }) => ({
			offers: await leads.offers(viewer, params.id),
		}),
		"PUT /api/lead/:id/book": async ({ viewer, params, body }) => ({
			lead: await leads.book(viewer, params.id, body.professionalId),
		}),
		"PUT /api/lead/:id/close": async ({ viewer, params }) => ({ lead: await leads.close(viewer, params.id) }),
		"POST /api/lead/:id/show-number": ({ viewer, params, body }) => leads.showNumber(viewer, params.id, body),
		"POST /api/lead/:id/number-report": async ({ viewer, params, body }) => ({
			lead: await leads.reportNumber(viewer, params.id, body.note),
		}),
		"GET /api/number-reports": ({ viewer, query }) => leads.numberReports.list(viewer, query),
		"PUT /api/number-reports/:id": async ({ viewer, params, body }) => ({
			report: await leads.numberReports.decide(viewer, params.id, body.outcome),
		}),
	});
}
