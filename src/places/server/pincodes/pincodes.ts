import { AppError } from "../../../platform/app-error.ts";
import type { Clock } from "../../../platform/dates.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { Log } from "../../../platform/server/process/log.ts";
import { m } from "../../../paraglide/messages.js";
import type { PostOffice } from "../../places.contract.ts";
import { type PincodeService, ServiceAway } from "./pincode-service.ts";
import { readOffices, storeOffices } from "./pincodes.repository.ts";

/** How long an unknown pincode is not looked up again, in milliseconds. It is probably a typing error. */
const unknownMs = 10 * 60_000;
/** The same after a service was unavailable, because it may be back. */
const unavailableMs = 60_000;
/** A first start takes about half a minute to load the directory. */
const loadingRetrySeconds = 5;
/** How many unknown pincodes are remembered. Above it the oldest is removed. */
const rememberedAtMost = 10_000;
/** How many pincodes are looked up at once, so that a client who tries out numbers cannot overload a public service. */
const lookUpsAtOnce = 8;

type PincodesContext = {
	db: Db;
	clock: Clock;
	log: Pick<Log, "warn">;
	/** In the order in which they are called. */
	services: readonly PincodeService[];
	/** Whether the directory is still being loaded and may bring the pincode. */
	isDirectoryLoading: () => boolean;
};

export type Pincodes = {
	/**
	 * Finds the post offices of a pincode of six digits, at least one, the main office first: in the database, else at the
	 * services, whose response is stored. Throws not_found if no service knows it or responds, or if too many others are
	 * being looked up; service_away instead while the directory is still being loaded.
	 */
	officesOf(pincode: string): Promise<[PostOffice, ...PostOffice[]]>;
};

const isAny = (offices: PostOffice[]): offices is [PostOffice, ...PostOffice[]] => offices.length > 0;
const notFound = () => new AppError("not_found", m["places.pincode.unknown"]());

const stillLoading = () =>
	new AppError("service_away", m["places.pincode.loading"](), {
		reason: "directory_loading",
		retryAfterSeconds: loadingRetrySeconds,
	});

/** Creates the look-up of pincodes. It remembers running look-ups and unknown pincodes. */
export function createPincodes({ db, clock, log, services, isDirectoryLoading }: PincodesContext): Pincodes {
	const running = new Map<string, Promise<PostOffice[]>>();
	/** The time until which a pincode is not looked up again, in milliseconds; the oldest entry first. */
	const refusedUntil = new Map<string, number>();

	return {
		async officesOf(pincode) {
			const known = await readOffices(db, pincode);
			if (isAny(known)) return known;
			const found = await lookUpOutside(pincode);
			if (isAny(found)) return found;
			throw isDirectoryLoading() ? stillLoading() : notFound();
		},
	};

	/** Calls the services once for several requests of the same pincode. */
	async function lookUpOutside(pincode: string): Promise<PostOffice[]> {
		if (services.length === 0 || clock().getTime() < (refusedUntil.get(pincode) ?? 0)) return [];
		const already = running.get(pincode);
		if (already !== undefined) return already;
		if (running.size >= lookUpsAtOnce) return [];
		const lookUp = callServices(pincode).finally(() => running.delete(pincode));
		running.set(pincode, lookUp);
		return lookUp;
	}

	async function callServices(pincode: string): Promise<PostOffice[]> {
		// Another look-up may have stored the pincode since it was read.
		const stored = await readOffices(db, pincode);
		if (isAny(stored)) return stored;
		let wasUnavailable = false;
		for (const service of services) {
			try {
				const offices = await service.lookUp(pincode);
				if (offices.length === 0) continue;
				await storeOffices(db, pincode, { source: service.name, learnedAt: clock(), offices });
				return offices;
			} catch (error) {
				if (!(error instanceof ServiceAway)) throw error;
				wasUnavailable = true;
				log.warn({ service: service.name, reason: error.message }, "pincode service");
			}
		}
		remember(pincode, wasUnavailable ? unavailableMs : unknownMs);
		return [];
	}

	function remember(pincode: string, milliseconds: number): void {
		refusedUntil.delete(pincode);
		refusedUntil.set(pincode, clock().getTime() + milliseconds);
		const [oldest] = refusedUntil.keys();
		if (refusedUntil.size > rememberedAtMost && oldest !== undefined) refusedUntil.delete(oldest);
	}
}
