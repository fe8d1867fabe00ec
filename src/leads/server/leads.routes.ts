import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { assignmentApi } from "../assignment.contract.ts";
import { leadBlocksApi } from "../lead-blocks.contract.ts";
import { leadChangesApi } from "../lead-changes.contract.ts";
import { leadsApi } from "../leads.contract.ts";
import { numberReportApi } from "../number-report.contract.ts";
import { answerAssignment } from "./assigning/answer-assignment.ts";
import { assignLead } from "./assigning/assign-lead.ts";
import { bookLead } from "./assigning/book-lead.ts";
import { listOffers } from "./assigning/list-offers.ts";
import { blockCustomer, unblockCustomer } from "./block-customer.ts";
import { claimLead } from "./claiming/claim-lead.ts";
import { unbookLead } from "./assigning/unbook-lead.ts";
import { closeLead } from "./close-lead.ts";
import { completeLead } from "./complete-lead.ts";
import { declineLead, openLeadToAll } from "./direct/open-lead.ts";
import { editLead } from "./edit-lead.ts";
import { createLead } from "./create-lead.ts";
import type { LeadsContext } from "./leads.context.ts";
import { countReceivedLeads } from "./listing/lead-counts.repository.ts";
import { listLeads } from "./listing/list-leads.ts";
import { askNearby } from "./notifying/ask-nearby.ts";
import { countMissed } from "./notifying/missed-leads.ts";
import { decideNumberReport } from "./number-reports/decide-number-report.ts";
import { listNumberReports } from "./number-reports/list-number-reports.ts";
import { reportNumber } from "./number-reports/report-number.ts";
import { showLeadNumber } from "./number-reports/show-lead-number.ts";
import { readLead } from "./read-lead.ts";

/** Registers the routes for leads. */
export function registerLeads(app: FastifyInstance, ctx: LeadsContext): void {
	const api = { ...leadsApi, ...leadChangesApi, ...assignmentApi, ...leadBlocksApi, ...numberReportApi };
	registerRoutes(app, "Leads", api, {
		"POST /api/lead": async ({ viewer, body, idempotencyKey }) => ({
			lead: await createLead(ctx, viewer, body, idempotencyKey),
		}),
		"GET /api/lead": ({ viewer, query }) => listLeads(ctx, viewer, "all", query),
		"GET /api/lead/claimed": ({ viewer, query }) => listLeads(ctx, viewer, "claimed", query),
		"GET /api/lead/assigned": ({ viewer, query }) => listLeads(ctx, viewer, "assigned", query),
		"GET /api/lead/counts": ({ viewer }) => countReceivedLeads(ctx.db, viewer.userId),
		"GET /api/lead/missed": ({ viewer, query }) => countMissed(ctx, viewer, query.profId),
		"GET /api/lead/:id": async ({ viewer, params }) => ({ lead: await readLead(ctx, viewer, params.id) }),
		"POST /api/lead/:id/claim": async ({ viewer, params }) => ({
			lead: await claimLead(ctx, viewer, params.id),
		}),
		"POST /api/lead/:id/assign": ({ viewer, params, body }) =>
			assignLead(ctx, viewer, params.id, body.professionalId),
		"PUT /api/lead/:id/assignment": async ({ viewer, params, body }) => ({
			lead: await answerAssignment(ctx, viewer, params.id, body.action),
		}),
		"GET /api/lead/:id/offers": async ({ viewer, params }) => ({
			offers: await listOffers(ctx, viewer, params.id),
		}),
		"PUT /api/lead/:id/book": async ({ viewer, params, body }) => ({
			lead: await bookLead(ctx, viewer, params.id, body.professionalId),
		}),
		"PUT /api/lead/:id": async ({ viewer, params, body }) => ({
			lead: await editLead(ctx, viewer, params.id, body),
		}),
		"POST /api/lead/:id/complete": async ({ viewer, params, body }) => ({
			lead: await completeLead(ctx, viewer, params.id, body),
		}),
		"PUT /api/lead/:id/close": async ({ viewer, params, body }) => ({
			lead: await closeLead(ctx, viewer, params.id, body.reason),
		}),
		"POST /api/lead/:id/decline": async ({ viewer, params }) => ({
			lead: await declineLead(ctx, viewer, params.id),
		}),
		"POST /api/lead/:id/open-to-all": async ({ viewer, params }) => ({
			lead: await openLeadToAll(ctx, viewer, params.id),
		}),
		"POST /api/lead/:id/ask-nearby": async ({ viewer, params }) => ({
			lead: await askNearby(ctx, viewer, params.id),
		}),
		"POST /api/lead/:id/unbook": async ({ viewer, params, body }) => ({
			lead: await unbookLead(ctx, viewer, params.id, body.reason),
		}),
		"PUT /api/lead/:id/block-customer": async ({ viewer, params }) => {
			await blockCustomer(ctx, viewer, params.id);
			return { isBlocked: true };
		},
		"DELETE /api/lead/:id/block-customer": async ({ viewer, params }) => {
			await unblockCustomer(ctx, viewer, params.id);
			return { isBlocked: false };
		},
		"POST /api/lead/:id/show-number": ({ viewer, params, body }) =>
			showLeadNumber(ctx, viewer, params.id, body),
		"POST /api/lead/:id/number-report": async ({ viewer, params, body }) => ({
			lead: await reportNumber(ctx, viewer, params.id, body.note),
		}),
		"GET /api/number-reports": ({ viewer, query }) => listNumberReports(ctx, viewer, query),
		"PUT /api/number-reports/:id": async ({ viewer, params, body }) => ({
			report: await decideNumberReport(ctx, viewer, params.id, body.outcome),
		}),
	});
}
