import { isManager, type Viewer } from "../../platform/access.ts";
import { notFound } from "../../platform/app-error.ts";
import { displayName } from "../../places/location.ts";
import type { CatalogueContext } from "./catalogue.context.ts";
import { presentServiceForStaff } from "./catalogue.presenter.ts";
import { readServices } from "./catalogue.repository.ts";

/** Reads a service with its settings from the database. Throws not_found. */
export async function readServiceForStaff(ctx: CatalogueContext, viewer: Viewer, id: string) {
	const service = (await readServices(ctx.db)).find((one) => one.id === id);
	if (service === undefined) throw notFound();
	const { locations } = await ctx.places.snapshot();
	return {
		service: presentServiceForStaff(service, ctx.cdnBase),
		locations: locations.map((location) => ({ _id: location.id, name: displayName(location) })),
		icons: [...ctx.icons],
		abilities: { change: isManager(viewer) },
	};
}
