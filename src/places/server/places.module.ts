import type { FastifyInstance } from "fastify";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Log } from "../../platform/server/process/log.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { exportAddressesOf, eraseAddressesOf } from "./addresses.events.ts";
import { type AddressNeeds, createAddresses } from "./addresses.service.ts";
import { choosePincodeServices } from "./pincodes/choose-services.ts";
import { createPincodes } from "./pincodes/pincodes.service.ts";
import { type LocationsOfService, registerPlaces } from "./places.routes.ts";
import { createPlaces } from "./places.service.ts";

type Dependencies = { settings: Settings; db: Db; clock: Clock; log: Pick<Log, "warn"> } & Pick<
	AddressNeeds,
	"people" | "addressesInUse"
> & { isDirectoryLoading: () => boolean };
type PlacesModule = ReturnType<typeof createPlacesModule>;

/** The module put together: its services, and what it does when the modules above it announce something. */
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
	const pincodes = createPincodes({ db, clock, log, services, isDirectoryLoading });
	return {
		places: createPlaces(db, clock),
		pincodes,
		addresses: createAddresses({ db, clock, pincodes, people, addressesInUse }),
		/** To listen to the deletion of an account, after the listings, which let go of their addresses. */
		erasePersonalData: eraseAddressesOf,
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportAddressesOf,
	};
}

/** The module's calls. */
export function registerPlacesModule(
	{ app, locationsOfService }: { app: FastifyInstance; locationsOfService: LocationsOfService },
	module: PlacesModule,
): void {
	registerPlaces(app, { ...module, locationsOfService });
}
