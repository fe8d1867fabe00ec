import type { FastifyInstance } from "fastify";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import type { Log } from "../../platform/server/process/log.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { eraseAddressesOf, exportAddressesOf } from "./addresses.events.ts";
import { choosePincodeServices } from "./pincodes/choose-services.ts";
import { createPincodes } from "./pincodes/pincodes.ts";
import type { AddressChanged, PlacesContext } from "./places.context.ts";
import { type LocationsOfService, registerPlaces } from "./places.routes.ts";
import { createPlaces } from "./places.ts";

type Dependencies = Pick<PlacesContext, "db" | "clock" | "people" | "addressesInUse"> & {
	settings: Settings;
	log: Pick<Log, "warn">;
	isDirectoryLoading: () => boolean;
};
type PlacesModule = ReturnType<typeof createPlacesModule>;

/** Creates the module's context and its listeners to events of other modules. */
export function createPlacesModule({
	settings,
	db,
	clock,
	log,
	people,
	addressesInUse,
	isDirectoryLoading,
}: Dependencies) {
	const services = choosePincodeServices(settings);
	const ctx: PlacesContext = {
		db,
		clock,
		people,
		addressesInUse,
		places: createPlaces(db, clock),
		pincodes: createPincodes({ db, clock, log, services, isDirectoryLoading }),
		addressChanged: createModuleEvent<AddressChanged>(),
	};
	return {
		ctx,
		places: ctx.places,
		pincodes: ctx.pincodes,
		erasePersonalData: eraseAddressesOf,
		exportPerson: exportAddressesOf,
	};
}

/** Registers the module's routes. */
export function registerPlacesModule(
	{ app, locationsOfService }: { app: FastifyInstance; locationsOfService: LocationsOfService },
	{ ctx }: PlacesModule,
): void {
	registerPlaces(app, ctx, locationsOfService);
}
