import { addressGroup } from "../../platform/server/address-group.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, notFound } from "../../platform/app-error.ts";
import { type Clock, indianDay, secondsLeftOfIndianDay } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database.ts";
import type { KeyedHash } from "../../platform/server/secret-key.ts";
import { isShown } from "../../catalogue/catalogue.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { readAddress } from "../../places/server/address-reader.service.ts";
import { m } from "../../paraglide/messages.js";
import { callsPerDay, isBookable, visitorsPerAddress } from "../listing.ts";
import {
	countContact,
	countOtherVisitors,
	findCallTarget,
	lockCalls,
	lockVisits,
	readCalls,
} from "./contacts.repository.ts";

type Needs = { db: Db; clock: Clock; keyedHash: KeyedHash; catalogue: Pick<CatalogueService, "snapshot"> };
export type Contacts = ReturnType<typeof createContacts>;

/** Where a visit comes from: enough to tell two visitors apart for a day. */
export type VisitSource = { address: string; agent: string };

/** Counts who visits listings and who calls them. */
export function createContacts({ db, clock, keyedHash, catalogue }: Needs) {
	/**
	 * Counts a visit, once a visitor, listing and Indian day, never the owner's, and of visitors without an account at
	 * most `visitorsPerAddress` from one address. What does not count, and a listing that is not there or not active,
	 * is passed over in silence: a page does not fail over its counter. Only a hash is kept of the visitor, and another
	 * one every day: nobody can read from it which pages a person looked at.
	 */
	async function countVisit(listingId: string, viewer: Viewer | null, source: VisitSource): Promise<void> {
		const now = clock();
		const day = indianDay(now);
		const visit = { listingId, kind: "visit" as const, day, at: now };
		if (viewer !== null) {
			const visitor = keyedHash("visit", day, viewer.userId);
			return countContact(db, { ...visit, visitor }, viewer.userId);
		}
		const group = addressGroup(source.address);
		// Whoever sends another browser's name each time is still one address: the hash begins with that of the address.
		const ofGroup = keyedHash("visit-address", day, group).slice(0, 32);
		const visitor = ofGroup + keyedHash("visit", day, group, source.agent).slice(0, 32);
		await inTransaction(db, async (tx) => {
			await lockVisits(tx, listingId, ofGroup);
			const others = await countOtherVisitors(tx, { listingId, visitor, day }, ofGroup);
			if (others < visitorsPerAddress) await countContact(tx, { ...visit, visitor }, null);
		});
	}

	/**
	 * Counts a call and answers the number to call. Throws not_found, conflict where the listing is not to be called
	 * now, and too_often beyond `callsPerDay` different listings on one Indian day. Owners get their own number.
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
		await lockCalls(tx, viewer.userId);
		const { count, isAmong } = await readCalls(tx, call);
		if (isAmong) return;
		if (count >= callsPerDay) {
			throw new AppError("too_often", m["listings.call.limit"](), {
				retryAfterSeconds: secondsLeftOfIndianDay(now),
			});
		}
		await countContact(tx, call, viewer.userId);
	}

	return { countVisit, countCall };
}
