import { lockSignedIn } from "../../../accounts/server/accounts.api.ts";
import { isShown } from "../../../catalogue/catalogue.ts";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, notFound } from "../../../platform/app-error.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { m } from "../../../paraglide/messages.js";
import type { AwaitedService } from "../../service-interest.contract.ts";
import type { ListingsContext } from "../listings.context.ts";
import { hasInterest, insertInterest } from "./service-interest.repository.ts";

/** Resolves the service and the place; the place is null for anywhere. Throws not_found if one is unknown. */
async function findAwaited({ catalogue }: Pick<ListingsContext, "catalogue">, awaited: AwaitedService) {
	const snapshot = await catalogue.snapshot();
	const service = snapshot.serviceBySlug.get(awaited.service.toLowerCase());
	const { location } = awaited;
	const place = location === undefined ? null : snapshot.places.bySlug.get(location.toLowerCase());
	if (service === undefined || !isShown(service) || place === undefined) throw notFound();
	return { service, locationId: place?.id ?? null };
}

/** Whether the viewer waits for this service at this place. Throws not_found if the service or place is unknown. */
export async function isInterestRemembered(
	ctx: Pick<ListingsContext, "db" | "catalogue">,
	viewer: Viewer,
	awaited: AwaitedService,
): Promise<boolean> {
	const { service, locationId } = await findAwaited(ctx, awaited);
	return hasInterest(ctx.db, { userId: viewer.userId, serviceId: service.id, locationId });
}

/**
 * Stores that the viewer waits for a service that is coming soon, once per service and place. Throws not_found if the
 * service or place is unknown; conflict if the service is open; not_signed_in if the account is deleted.
 */
export async function rememberInterest(
	ctx: Pick<ListingsContext, "db" | "clock" | "catalogue">,
	viewer: Viewer,
	awaited: AwaitedService,
): Promise<void> {
	const { service, locationId } = await findAwaited(ctx, awaited);
	if (!service.comingSoon)
		throw new AppError("conflict", m["listings.interest.open"]({ service: service.type }));
	await inTransaction(ctx.db, async (tx) => {
		await lockSignedIn(tx, viewer);
		await insertInterest(tx, {
			id: newId(),
			userId: viewer.userId,
			serviceId: service.id,
			locationId,
			createdAt: ctx.clock(),
		});
	});
}
