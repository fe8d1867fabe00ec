import type { Viewer } from "../../../platform/access.ts";
import { AppError, notFound } from "../../../platform/app-error.ts";
import { type Clock, indianDay, secondsLeftOfIndianDay } from "../../../platform/dates.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import type { KeyedHash } from "../../../platform/server/process/secret-key.ts";
import { createVisits } from "../../../platform/server/database/visits.ts";
import { countDailyUse, lockSignedIn } from "../../../accounts/server/accounts.api.ts";
import { isShown } from "../../../catalogue/catalogue.ts";
import type { CatalogueService } from "../../../catalogue/server/catalogue.service.ts";
import { readAddress } from "../../../places/server/address-reader.service.ts";
import { m } from "../../../paraglide/messages.js";
import { callsPerDay, isBookable } from "../../listing.ts";
import { countContact, findCallTarget, isCallCounted, listingVisits } from "./contacts.repository.ts";

type Dependencies = {
	db: Db;
	clock: Clock;
	keyedHash: KeyedHash;
	catalogue: Pick<CatalogueService, "snapshot">;
};
export type Contacts = ReturnType<typeof createContacts>;

/** Counts visits and calls of listings. */
export function createContacts({ db, clock, keyedHash, catalogue }: Dependencies) {
	/**
	 * Counts a call and returns the number to call. Throws not_found; conflict if the listing cannot be called now;
	 * too_often beyond `callsPerDay` different listings on one Indian day; not_signed_in if the account has been
	 * deleted. Owners get their own number.
	 */
	async function countCall(listingId: string, viewer: Viewer): Promise<{ mobile: string }> {
		const { serviceById } = await catalogue.snapshot();
		return inTransaction(db, async (tx) => {
			const target = await findCallTarget(tx, listingId);
			const address = target && (await readAddress(tx, target.addressId));
			if (target === undefined || address === undefined) throw notFound();
			const { mobile } = address;
			if (target.ownerId === viewer.userId) return { mobile };
			const service = serviceById.get(target.serviceId);
			const isCalled = service !== undefined && isShown(service) && service.callIcon;
			if (!isBookable({ ...target, callIcon: isCalled })) {
				throw new AppError("conflict", m["listings.call.unavailable"]());
			}
			await countWithinLimit(tx, listingId, viewer);
			return { mobile };
		});
	}

	async function countWithinLimit(tx: Db, listingId: string, viewer: Viewer): Promise<void> {
		const now = clock();
		const call = { listingId, kind: "call" as const, visitor: viewer.userId, day: indianDay(now), at: now };
		// Counts one person's calls one after the other, and none while the account is being deleted.
		const { mobile } = await lockSignedIn(tx, viewer);
		if (await isCallCounted(tx, call)) return;
		const daily = { use: "call", mobile, now, atMost: callsPerDay };
		if (!(await countDailyUse(tx, keyedHash, daily))) {
			throw new AppError("too_often", m["listings.call.limit"](), {
				retryAfterSeconds: secondsLeftOfIndianDay(now),
			});
		}
		await countContact(tx, call, viewer.userId);
	}

	return { countVisit: createVisits({ db, clock, keyedHash }, listingVisits), countCall };
}
