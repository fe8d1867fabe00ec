import { LRUCache } from "lru-cache";
import type { Viewer } from "../../platform/access.ts";
import { AppError, type ErrorItem } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { auditAllOf } from "../../platform/server/database/audit.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Whereabouts } from "../home-place.ts";
import type { AddressInput, PostOffice } from "../places.contract.ts";
import { addressFieldsOf } from "./address-fields.ts";
import { type AddressFields, type AddressRow, insertAddresses } from "./addresses.repository.ts";
import { currentEdition } from "./directory/load-directory.ts";
import { isLoaded } from "./directory/directory.repository.ts";
import { readPincodePoints } from "./locate-addresses.repository.ts";
import { createPincodes } from "./pincodes/pincodes.ts";

const rememberedAtMost = 5_000;
const pincodeFormat = /^[1-9]\d{5}$/;
const audit = auditAllOf("address");

/** A checked address, and where it is. */
type ReadAddress = { fields: AddressFields; whereabouts: Whereabouts };

/** Checks an address and completes it with its post office. Throws bad_input with all faults. */
export type AddressReader = (input: AddressInput) => Promise<ReadAddress>;

/**
 * Creates a reader for very many addresses. It asks no external services, and remembers pincodes. Without a post office, an
 * address gets the main one of its pincode.
 */
export function createAddressReader(db: Db, clock: Clock): AddressReader {
	const log = { warn() {} };
	const pincodes = createPincodes({ db, clock, log, services: [], isDirectoryLoading: () => false });
	const offices = new LRUCache<string, [PostOffice, ...PostOffice[]]>({ max: rememberedAtMost });
	const points = new LRUCache<string, { point: Whereabouts["point"] }>({ max: rememberedAtMost });
	const officesOf = async (pincode: string) => {
		const found = offices.get(pincode) ?? (await pincodes.officesOf(pincode));
		offices.set(pincode, found);
		return found;
	};
	const pointOf = async (pincode: string) => {
		const found = points.get(pincode) ?? {
			point: (await readPincodePoints(db, [pincode])).get(pincode) ?? null,
		};
		points.set(pincode, found);
		return found.point;
	};
	return async (input) => {
		const { pincode, poName } = input.pincodeData;
		// Looked up first, so that an unknown pincode is reported with the other faults of the address.
		const found = pincodeFormat.test(pincode) ? await officesOf(pincode).catch(faultOf) : [];
		const [first] = found;
		const errors = first !== undefined && "msg" in first ? [first] : [];
		const main = first !== undefined && "poName" in first ? first.poName : pincode;
		const pincodeData = { ...input.pincodeData, poName: poName || main };
		const fields = await addressFieldsOf({ officesOf }, { ...input, pincodeData }, errors);
		return { fields, whereabouts: { ...fields, point: await pointOf(pincode) } };
	};
}

function faultOf(error: unknown): [ErrorItem] {
	if (!(error instanceof AppError)) throw error;
	return [{ msg: error.message, path: "address.pincodeData.pincode" }];
}

/** Whether the post offices of India are loaded, which the first start of a server does. */
export const isDirectoryLoaded = (db: Db): Promise<boolean> => isLoaded(db, currentEdition);

/** Adds addresses of many people with their audit entries. The caller has locked the people and checked the limit. */
export async function addAddresses(
	tx: Db,
	viewer: Pick<Viewer, "userId">,
	rows: readonly AddressRow[],
): Promise<void> {
	await insertAddresses(tx, rows);
	await audit(
		tx,
		rows
			.filter(({ userId }) => userId !== viewer.userId)
			.map(({ id, userId, createdAt }) => ({
				at: createdAt,
				actorId: viewer.userId,
				action: "address.add",
				subjectId: id,
				after: { userId },
			})),
	);
}
