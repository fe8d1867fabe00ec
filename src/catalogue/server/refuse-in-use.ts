import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import type { CatalogueContext, UsedParts } from "./catalogue.context.ts";

/**
 * Throws conflict with the counts if services or choices to be switched off have open leads or active listings. Switching
 * off hides those, so a person must confirm it.
 */
export async function refuseInUse(
	{ countUses }: Pick<CatalogueContext, "countUses">,
	tx: Db,
	parts: UsedParts,
): Promise<void> {
	const uses = await countUses(tx, parts);
	if (uses.openLeads === 0 && uses.activeListings === 0) return;
	throw new AppError(
		"conflict",
		m["catalogue.staff.in_use"]({ leads: uses.openLeads, listings: uses.activeListings }),
		{ reason: "in_use", extra: { uses } },
	);
}
