import type { Clock } from "../../platform/dates.ts";
import type { Database } from "../../platform/server/database.ts";
import type { Log } from "../../platform/server/log.ts";
import type { Settings } from "../../platform/server/settings.ts";
import { type AddressNeeds, createAddresses } from "./addresses.service.ts";
import { choosePincodeServices } from "./pincodes/choose-services.ts";
import { createPincodes } from "./pincodes/pincodes.service.ts";
import { createPlaces } from "./places.service.ts";

type Needs = { settings: Settings; database: Database; clock: Clock; log: Pick<Log, "warn"> } & Pick<
	AddressNeeds,
	"people" | "addressesInUse"
>;

/** The wing put together. */
export function createPlacesWing({ settings, database, clock, log, people, addressesInUse }: Needs) {
	const { db } = database;
	const pincodes = createPincodes({ database, clock, log, services: choosePincodeServices(settings) });
	return {
		places: createPlaces(db, clock),
		pincodes,
		addresses: createAddresses({ db, clock, pincodes, people, addressesInUse }),
	};
}
