import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { readManyListingFacts } from "../../listings/server/listing-facts.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { cutPage, packPageEnd, unpackPageEnd } from "../../platform/server/cursor.ts";
import type { Database } from "../../platform/server/database.ts";
import { creditsPerPage } from "../credit.ts";
import type { CreditEntryAnswer } from "../subscriptions.contract.ts";
import { readCredits } from "./credits.repository.ts";

type Needs = { database: Database; catalogue: Pick<CatalogueService, "snapshot"> };

/** The person's book of credits, the latest line first. Throws bad_input on a cursor that is none. */
export function createCreditBook({ database, catalogue }: Needs) {
	return async function listCredits(
		viewer: Viewer,
		{ cursor, limit = creditsPerPage }: { cursor?: string | undefined; limit?: number | undefined },
	): Promise<{ entries: CreditEntryAnswer[]; nextCursor: string | null }> {
		const found = await readCredits(
			database,
			{ user: viewer.userId, after: unpackPageEnd(cursor) },
			limit + 1,
		);
		const { rows, nextCursor } = cutPage(found, limit, ({ at, id }) => packPageEnd(at, id));
		const listingIds = [...new Set(rows.map(({ listingId }) => listingId))];
		const [{ serviceById }, facts] = await Promise.all([
			catalogue.snapshot(),
			listingIds.length === 0 ? [] : readManyListingFacts(database.db, listingIds),
		]);
		const serviceOf = new Map(facts.map(({ id, serviceId }) => [id, serviceById.get(serviceId)?.type ?? ""]));
		return {
			entries: rows.map(({ id, at, ...row }) => ({
				_id: id,
				kind: row.kind,
				reason: row.reason,
				at: at.toISOString(),
				leadId: row.leadId,
				leads: row.leads,
				listingId: row.listingId,
				serviceName: serviceOf.get(row.listingId) ?? "",
				paymentPlan: row.paymentPlan,
			})),
			nextCursor,
		};
	};
}
