import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput, notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { readMobile } from "../../platform/mobile.ts";
import { brokenReference, type Db, inTransaction } from "../../platform/server/database/database.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import { addressesAtMost } from "../address.ts";
import { mayAddForOthers, mayChangeAddress, mayTouchAddress } from "../places.policy.ts";
import type { Address, AddressInput } from "../places.contract.ts";
import { addressFieldsOf } from "./address-fields.ts";
import { presentAddress } from "./addresses.presenter.ts";
import {
	type AddressRow,
	deleteAddress,
	findAddress,
	insertAddress,
	readAddresses,
	updateAddress,
} from "./addresses.repository.ts";
import { auditAddress } from "./audit-address.ts";
import type { Pincodes } from "./pincodes/pincodes.service.ts";

/** What this module has to ask of those above it. */
export type AddressNeeds = {
	db: Db;
	clock: Clock;
	pincodes: Pincodes;
	people: {
		/** The person of a mobile in "+91" form, or undefined. */
		findByMobile(tx: Db, mobile: string): Promise<{ id: string } | undefined>;
		/** The person of the mobile, made where there is none, and locked until the transaction ends. */
		ensureByMobile(tx: Db, mobile: string): Promise<{ id: string }>;
		/** Locks the account until the transaction ends; false where it has been deleted. */
		hold(tx: Db, userId: string): Promise<unknown>;
	};
	/** Which of these addresses listings stand on. */
	addressesInUse: (tx: Db, ids: readonly string[]) => Promise<ReadonlySet<string>>;
};

/** Somebody changed an address. Published in the transaction that does so; account and address are locked. */
export type AddressChanged = { before: AddressRow; after: AddressRow; viewer: Viewer; at: Date };

/** A person's list as it is answered, and who may touch an address. */
function createLists({ db, addressesInUse }: AddressNeeds) {
	async function listOf(tx: Db, userId: string): Promise<Address[]> {
		const rows = await readAddresses(tx, userId);
		const inUse = await addressesInUse(
			tx,
			rows.map(({ id }) => id),
		);
		return rows.map((row) => presentAddress(row, inUse.has(row.id)));
	}

	/** The address if the viewer may touch it: its person, or staff; to others it is not there. */
	async function findFor(viewer: Viewer, id: string): Promise<AddressRow> {
		const row = await findAddress(db, id);
		if (row === undefined || !mayTouchAddress(row, viewer)) throw notFound();
		return row;
	}

	return { listOf, findFor };
}
type Lists = ReturnType<typeof createLists>;

function createReading({ db, people }: AddressNeeds, { listOf }: Lists) {
	/** The viewer's own addresses, the newest first. */
	const listOwn = (viewer: Viewer) => listOf(db, viewer.userId);

	/** For staff: the addresses of the person of this mobile, none where nobody has it. Throws bad_input without one. */
	async function listByMobile(typed: string | undefined): Promise<Address[]> {
		const read = readMobile(typed ?? "");
		if ("fault" in read) throw badInput([{ msg: m["places.address.whose"](), path: "mobile" }]);
		const person = await people.findByMobile(db, read.mobile);
		return person === undefined ? [] : listOf(db, person.id);
	}

	return { listOwn, listByMobile };
}

function createAdding({ db, clock, pincodes, people }: AddressNeeds, { listOf }: Lists) {
	/** Whose address it will be, with the account locked: the viewer's, or of this mobile. */
	async function lockPerson(tx: Db, viewer: Viewer, mobile: string | null): Promise<string> {
		if (mobile !== null) return (await people.ensureByMobile(tx, mobile)).id;
		if (!(await people.hold(tx, viewer.userId))) throw notFound();
		return viewer.userId;
	}

	/**
	 * Adds an address of one's own or, by staff, of the person of `userMobile`, who is made where there is none. Throws
	 * forbidden for a userMobile by others, bad_input, conflict where the person has as many as one can have.
	 */
	async function add(viewer: Viewer, sent: AddressInput, userMobile: string | undefined): Promise<Address[]> {
		const typed = userMobile?.trim() ?? "";
		if (typed !== "" && !mayAddForOthers(viewer))
			throw new AppError("forbidden", m["places.address.staff_only"]());
		const read = typed === "" ? null : readMobile(typed);
		const isWrong = read !== null && "fault" in read;
		const fields = await addressFieldsOf(
			pincodes,
			sent,
			isWrong ? [{ msg: m["places.address.user_mobile"](), path: "userMobile" }] : [],
		);
		return inTransaction(db, async (tx) => {
			// The account's lock comes first: of two additions at once the second counts the first one's.
			const userId = await lockPerson(tx, viewer, read !== null && "mobile" in read ? read.mobile : null);
			const before = await readAddresses(tx, userId);
			if (before.length >= addressesAtMost)
				throw new AppError("conflict", m["places.address.full"]({ count: addressesAtMost }));
			const id = newId();
			await insertAddress(tx, { ...fields, id, userId, createdAt: clock() });
			await auditAddress(tx, viewer, { at: clock(), action: "address.add", address: { id, userId } });
			return listOf(tx, userId);
		});
	}

	return { add };
}

function createChanging(needs: AddressNeeds, { listOf, findFor }: Lists) {
	const { db, clock, pincodes, people, addressesInUse } = needs;
	const addressChanged = createModuleEvent<AddressChanged>();

	/** Changes an address and announces it; throws not_found to strangers, forbidden to salespeople where a listing stands on it, bad_input. */
	async function change(viewer: Viewer, id: string, sent: AddressInput): Promise<Address[]> {
		const row = await findFor(viewer, id);
		const inUse = (await addressesInUse(db, [row.id])).has(row.id);
		if (!mayChangeAddress({ userId: row.userId, inUse }, viewer))
			throw new AppError("forbidden", m["places.address.managers"]());
		const fields = await addressFieldsOf(pincodes, sent);
		return inTransaction(db, async (tx) => {
			// The account first, as everywhere: what stands on the address is locked after it.
			await people.hold(tx, row.userId);
			if (!(await updateAddress(tx, row, fields))) throw notFound();
			const at = clock();
			await auditAddress(tx, viewer, { at, action: "address.change", address: row });
			await addressChanged.announce(tx, { before: row, after: { ...row, ...fields }, viewer, at });
			return listOf(tx, row.userId);
		});
	}

	/** Removes an address; throws not_found to strangers, conflict while a listing stands on it. */
	async function remove(viewer: Viewer, id: string): Promise<Address[]> {
		const row = await findFor(viewer, id);
		try {
			return await inTransaction(db, async (tx) => {
				// The account first, as everybody does: its own deletion goes on to the listings and addresses.
				await people.hold(tx, row.userId);
				if (!(await deleteAddress(tx, id))) throw notFound();
				await auditAddress(tx, viewer, { at: clock(), action: "address.remove", address: row });
				return listOf(tx, row.userId);
			});
		} catch (error) {
			if (brokenReference(error)) throw new AppError("conflict", m["places.address.in_use"]());
			throw error;
		}
	}

	return { change, remove, addressChanged };
}

export type Addresses = ReturnType<typeof createAddresses>;

/** Addresses of people: everybody's own, and anybody's for staff. Each act answers the person's whole list. */
export function createAddresses(needs: AddressNeeds) {
	const lists = createLists(needs);
	return {
		...createReading(needs, lists),
		...createAdding(needs, lists),
		...createChanging(needs, lists),
	};
}
