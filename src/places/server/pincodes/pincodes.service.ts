import { AppError } from "../../../platform/app-error.ts";
import type { Clock } from "../../../platform/dates.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { Log } from "../../../platform/server/process/log.ts";
import { m } from "../../../paraglide/messages.js";
import type { PostOffice } from "../../places.contract.ts";
import { type PincodeService, ServiceAway } from "./pincode-service.ts";
import { readOffices, storeOffices } from "./pincodes.repository.ts";

/** For so long a pincode that nobody knew is not asked for again, in milliseconds: a typing error stays one. */
const unknownFor = 10 * 60_000;
/** The same where a service was away: it may be back. */
const awayFor = 60_000;
/** A first start takes about half a minute to load the directory. */
const loadingRetrySeconds = 5;
/** So many pincodes are remembered as unknown; the oldest go. */
const rememberedAtMost = 10_000;
/** So many are asked for outside at once: whoever tries out numbers must not make us hammer a public service. */
const askedAtOnce = 8;

type Dependencies = {
	db: Db;
	clock: Clock;
	log: Pick<Log, "warn">;
	/** In the order in which they are asked. */
	services: readonly PincodeService[];
	/** Whether the directory is still being loaded: a pincode that is not there yet may come with it. */
	isDirectoryLoading: () => boolean;
};

export type Pincodes = {
	/**
	 * The post offices of a pincode of six digits, at least one, the main office first: from the database, else from the
	 * services, whose answer is kept. Throws not_found where nobody knows it, nobody answers, or
	 * too many others are being asked for just now, and service_away instead while the directory is still being loaded.
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

/** Looks pincodes up. */
export function createPincodes({ db, clock, log, services, isDirectoryLoading }: Dependencies): Pincodes {
	const underWay = new Map<string, Promise<PostOffice[]>>();
	/** Until when, in milliseconds, a pincode is not asked for outside; the oldest entry first. */
	const refusedUntil = new Map<string, number>();

	return {
		async officesOf(pincode) {
			const known = await readOffices(db, pincode);
			if (isAny(known)) return known;
			const found = await askOutside(pincode);
			if (isAny(found)) return found;
			throw isDirectoryLoading() ? stillLoading() : notFound();
		},
	};

	/** Of many who ask for one pincode at once, one asks the services. */
	async function askOutside(pincode: string): Promise<PostOffice[]> {
		if (services.length === 0 || clock().getTime() < (refusedUntil.get(pincode) ?? 0)) return [];
		const already = underWay.get(pincode);
		if (already !== undefined) return already;
		if (underWay.size >= askedAtOnce) return [];
		const asking = askServices(pincode).finally(() => underWay.delete(pincode));
		underWay.set(pincode, asking);
		return asking;
	}

	async function askServices(pincode: string): Promise<PostOffice[]> {
		// Who looked before an answer was kept and comes here after it must find it, not ask for it again.
		const keptMeanwhile = await readOffices(db, pincode);
		if (isAny(keptMeanwhile)) return keptMeanwhile;
		let wasAway = false;
		for (const service of services) {
			try {
				const offices = await service.lookUp(pincode);
				if (offices.length === 0) continue;
				await storeOffices(db, pincode, { source: service.name, learnedAt: clock(), offices });
				return offices;
			} catch (error) {
				if (!(error instanceof ServiceAway)) throw error;
				wasAway = true;
				log.warn({ service: service.name, reason: error.message }, "pincode service");
			}
		}
		remember(pincode, wasAway ? awayFor : unknownFor);
		return [];
	}

	function remember(pincode: string, milliseconds: number): void {
		refusedUntil.delete(pincode);
		refusedUntil.set(pincode, clock().getTime() + milliseconds);
		const [oldest] = refusedUntil.keys();
		if (refusedUntil.size > rememberedAtMost && oldest !== undefined) refusedUntil.delete(oldest);
	}
}
