import type { FastifyInstance } from "fastify";
import type { Clock } from "../../platform/dates.ts";
import type { Database } from "../../platform/server/database.ts";
import type { Log } from "../../platform/server/log.ts";
import type { Settings } from "../../platform/server/settings.ts";
import { exportAddressesOf, forgetAddressesOf } from "./addresses.events.ts";
import { type AddressNeeds, createAddresses } from "./addresses.service.ts";
import { choosePincodeServices } from "./pincodes/choose-services.ts";
import { createPincodes } from "./pincodes/pincodes.service.ts";
import { type LocationsOfService, registerPlaces } from "./places.routes.ts";
import { createPlaces } from "./places.service.ts";

type Needs = { settings: Settings; database: Database; clock: Clock; log: Pick<Log, "warn"> } & Pick<
	AddressNeeds,
	"people" | "addressesInUse"
> & { isDirectoryLoading: () => boolean };
type PlacesWing = ReturnType<typeof createPlacesWing>;

/** The wing put together: its services, and what it does when the wings above it announce something. */
export function createPlacesWing({
	settings,
	database,
	clock,
	log,
	people,
	addressesInUse,
	isDirectoryLoading,
}: Needs) {
	const { db } = database;
	const services = choosePincodeServices(settings);
	const pincodes = createPincodes({ database, clock, log, services, isDirectoryLoading });
	return {
		places: createPlaces(db, clock),
		pincodes,
		addresses: createAddresses({ db, clock, pincodes, people, addressesInUse }),
		/** To listen to the deletion of an account, after the listings, which let go of their addresses. */
		forgetPerson: forgetAddressesOf,
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportAddressesOf,
	};
}

/** The wing's calls. */
export function registerPlacesWing(
	{ app, locationsOfService }: { app: FastifyInstance; locationsOfService: LocationsOfService },
	wing: PlacesWing,
): void {
	registerPlaces(app, { ...wing, locationsOfService });
}
