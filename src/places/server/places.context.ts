import type { Viewer } from "../../platform/access.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { ModuleEvent } from "../../platform/server/database/module-event.ts";
import type { AddressRow } from "./addresses.repository.ts";
import type { Pincodes } from "./pincodes/pincodes.ts";
import type { Places } from "./places.ts";

/** Published in the transaction that changes an address. The account and the address are locked. */
export type AddressChanged = { before: AddressRow; after: AddressRow; viewer: Viewer; at: Date };

/** What the use cases of places depend on. */
export type PlacesContext = {
	db: Db;
	clock: Clock;
	places: Places;
	pincodes: Pincodes;
	people: {
		/** Finds the person of a mobile in "+91" form. */
		findByMobile(tx: Db, mobile: string): Promise<{ id: string } | undefined>;
		/** Finds or creates the person of the mobile, and locks the account until the transaction ends. */
		ensureByMobile(tx: Db, mobile: string): Promise<{ id: string }>;
		/** Locks the account until the transaction ends; false if it has been deleted. */
		lock(tx: Db, userId: string): Promise<unknown>;
	};
	/** Returns those of these addresses that listings use. */
	addressesInUse: (tx: Db, ids: readonly string[]) => Promise<ReadonlySet<string>>;
	addressChanged: ModuleEvent<AddressChanged>;
};
