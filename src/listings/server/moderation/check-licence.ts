import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { mayCheckLicence } from "../../listings.policy.ts";
import { filesAnswered } from "../../property-answers.ts";
import { readAnswers, writeLicenceCheck } from "../editing/answers.repository.ts";
import { findEditable, lockForDetails } from "../editing/find-editable.ts";
import { formOf } from "../listing-parts.ts";
import type { ListingsContext } from "../listings.context.ts";
import { readListing } from "../read-listing.ts";
import { writeFacts } from "../search/write-facts.ts";
import { auditListing } from "./audit-listing.ts";

/**
 * Records that a manager has, or has not, checked a licence or certificate among the listing's documents; customers see
 * it and can filter by it. Throws not_found; forbidden for the manager's own listing; conflict if it has no document.
 */
export async function checkLicence(
	ctx: Pick<ListingsContext, "db" | "clock" | "catalogue" | "cdnBase">,
	viewer: Viewer,
	listingId: string,
	checked: boolean,
): Promise<ListingDetails> {
	const { row, service } = await findEditable(ctx, viewer, listingId, mayCheckLicence);
	const at = ctx.clock();
	await inTransaction(ctx.db, async (tx) => {
		await lockForDetails(tx, viewer, listingId);
		const { properties, formVersion } = await readAnswers(tx, listingId);
		const { fields } = formOf({ choiceId: row.choiceId, formVersion }, service);
		if (checked && filesAnswered(fields, properties).length === 0)
			throw new AppError("conflict", m["listings.documents.none"]());
		await writeLicenceCheck(tx, listingId, checked ? at : null);
		await writeFacts(tx, service, [listingId]);
		await auditListing(tx, {
			at,
			actorId: viewer.userId,
			action: "listing.check-licence",
			subjectId: listingId,
			before: { licenceChecked: row.licenceCheckedAt !== null },
			after: { licenceChecked: checked },
		});
	});
	return readListing(ctx, viewer, listingId);
}
