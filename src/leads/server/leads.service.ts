import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { readListingOwnerNames } from "../../listings/server/listing-facts.service.ts";
import type { SubscriptionsForLeads } from "../../subscriptions/server/running.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { id } from "../../platform/schemas.ts";
import type { Database } from "../../platform/server/database.ts";
import type { Idempotency } from "../../platform/server/idempotency.ts";
import { m } from "../../paraglide/messages.js";
import type { LeadAnswer, LeadFilters, LeadList, PublicLeads } from "../leads.contract.ts";
import { isOwn } from "../leads.policy.ts";
import { createClaiming } from "./claim-lead.ts";
import { createLeadCreation } from "./create-lead.ts";
import type { LeadRow } from "./lead-row.repository.ts";
import { presentLead } from "./leads.presenter.ts";
import { closeLead, findLead } from "./leads.repository.ts";
import { createLeadLists, type LeadScope } from "./list-leads.ts";

type Needs = {
	database: Database;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	subscriptions: SubscriptionsForLeads;
	idempotency: Pick<Idempotency, "once">;
	claimCap: number;
};
export type Leads = ReturnType<typeof createLeads>;

/** Customers' leads: creating, finding, claiming and closing them. */
export function createLeads(needs: Needs) {
	const { database, clock, catalogue } = needs;
	const create = createLeadCreation({ ...needs, db: database.db });
	const claimLead = createClaiming(needs);
	const listLeads = createLeadLists(needs);

	async function present(rows: readonly LeadRow[], viewer: Viewer | null): Promise<LeadAnswer[]> {
		const origins = rows.flatMap(({ originListingId }) => originListingId ?? []);
		const [snapshot, ownerNames] = await Promise.all([
			catalogue.snapshot(),
			readListingOwnerNames(database.db, [...new Set(origins)]),
		]);
		const surroundings = { catalogue: snapshot, ownerNames, now: clock() };
		return rows.map((row) => presentLead(row, viewer, surroundings));
	}

	/** A page of leads as this viewer may read them. */
	async function list(viewer: Viewer | null, scope: LeadScope, filters: LeadFilters): Promise<LeadList> {
		const { rows, nextCursor } = await listLeads(viewer, scope, filters);
		return { leads: await present(rows, viewer), nextCursor };
	}

	/** One lead as this viewer may read it; null where there is none. */
	async function find(viewer: Viewer | null, leadId: string): Promise<LeadAnswer | null> {
		const row = await findLead(database, leadId, viewer?.userId ?? null);
		if (row === undefined) return null;
		const [lead = null] = await present([row], viewer);
		return lead;
	}

	/** The same for a call; throws not_found. */
	async function read(viewer: Viewer | null, leadId: string): Promise<LeadAnswer> {
		const lead = await find(viewer, leadId);
		if (lead === null) throw new AppError("not_found", m["leads.details.none"]());
		return lead;
	}

	/** Claims the lead and answers it with the customer's number; see createClaiming for the refusals. */
	async function claim(viewer: Viewer, leadId: string): Promise<LeadAnswer> {
		await claimLead(viewer, leadId);
		return read(viewer, leadId);
	}

	/** Closes the customer's own lead; throws not_found, forbidden, or conflict where it is not open any more. */
	async function close(viewer: Viewer, leadId: string): Promise<LeadAnswer> {
		const row = await findLead(database, leadId, viewer.userId);
		if (row === undefined) throw new AppError("not_found", m["leads.details.none"]());
		if (!isOwn(row, viewer)) throw new AppError("forbidden", m["leads.close.not_customer"]());
		if (!(await closeLead(database.db, leadId, clock())))
			throw new AppError("conflict", m["leads.details.not_open"]());
		return read(viewer, leadId);
	}

	const pages: PublicLeads = {
		open: (filters) => list(null, "all", filters),
		// Ids come from links here: what is none is nobody's, and the database would stumble over it.
		details: async (leadId) => (id.safeParse(leadId).success ? find(null, leadId) : null),
	};

	return { create, list, read, claim, close, pages };
}
