import { holdSignedIn } from "../../accounts/server/users.service.ts";
import { isShown } from "../../catalogue/catalogue.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import { m } from "../../paraglide/messages.js";
import { insertInterest } from "./service-interest.repository.ts";

export type InterestContext = { db: Db; clock: Clock; catalogue: Pick<CatalogueService, "snapshot"> };

/**
 * Remembers that the viewer waits for a service that is coming soon, once per service and place. Throws not_found for an
 * unknown service or place, conflict for a service that is open, and not_signed_in when the account was deleted.
 */
export async function rememberInterest(
	{ db, clock, catalogue }: InterestContext,
	viewer: Viewer,
	asked: { service: string; location?: string | undefined },
): Promise<void> {
	const snapshot = await catalogue.snapshot();
	const service = snapshot.serviceBySlug.get(asked.service.toLowerCase());
	const place =
		asked.location === undefined ? null : snapshot.places.bySlug.get(asked.location.toLowerCase());
	if (service === undefined || !isShown(service) || place === undefined) throw notFound();
	if (!service.comingSoon)
		throw new AppError("conflict", m["listings.interest.open"]({ service: service.type }));
	await inTransaction(db, async (tx) => {
		await holdSignedIn(tx, viewer);
		await insertInterest(tx, {
			id: newId(),
			userId: viewer.userId,
			serviceId: service.id,
			locationId: place?.id ?? null,
			createdAt: clock(),
		});
	});
}
