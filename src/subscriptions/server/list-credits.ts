import { readManyListingFacts } from "../../listings/server/listings.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { paginate, encodePageEnd, decodePageEnd } from "../../platform/server/http/cursor.ts";
import { creditsPerPage } from "../credit.ts";
import type { CreditEntryAnswer } from "../subscriptions.contract.ts";
import { readCredits } from "./credits.repository.ts";
import { planInWords } from "../subscription.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";

/** The person's credit book, latest entry first. Throws bad_input on an invalid cursor. */
export async function listCredits(
	{ db, catalogue }: SubscriptionsContext,
	viewer: Viewer,
	{ cursor, limit = creditsPerPage }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ entries: CreditEntryAnswer[]; nextCursor: string | null }> {
	const found = await readCredits(db, { user: viewer.userId, after: decodePageEnd(cursor) }, limit + 1);
	const { rows, nextCursor } = paginate(found, limit, ({ at, id }) => encodePageEnd(at, id));
	const listingIds = [...new Set(rows.map(({ listingId }) => listingId))];
	const [{ serviceById }, facts] = await Promise.all([
		catalogue.snapshot(),
		listingIds.length === 0 ? [] : readManyListingFacts(db, listingIds),
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
			paymentPlan: planInWords(row.paymentPlan),
		})),
		nextCursor,
	};
}
