import { randomInt } from "node:crypto";
import { ensureUsersByMobile, findUsersByMobile } from "../../../accounts/server/accounts.api.ts";
import { holdFormVersion } from "../../../catalogue/server/catalogue.api.ts";
import { addAddresses, readAddressesOf } from "../../../places/server/places.api.ts";
import { auditAllOf } from "../../../platform/server/database/audit.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { turnCount } from "../../listing-order.ts";
import { skippedPayment } from "../editing/listing-changes.ts";
import type { Candidate, RowFault } from "./check-row.ts";
import { type ImportedListing, insertRegistrations, readRegistrationsOf } from "./import.repository.ts";
import { type Importer, type Person, planBatch, type Planned, type Present } from "./plan-batch.ts";

export type BatchResult = { registered: number; present: number; faults: RowFault[] };

/** Staff changed the questions of a service while the answers to them were checked. */
export class FormChanged extends Error {}

const audit = auditAllOf("listing");

/** Counts what a batch would do, and finds the faults that only the database shows. Writes nothing. */
export async function checkBatch(
	db: Db,
	importer: Importer,
	candidates: readonly Candidate[],
): Promise<BatchResult> {
	const found = await findUsersByMobile(db, mobilesOf(candidates));
	const present = await readPresent(db, found);
	const people = new Map<string, Person>([
		...mobilesOf(candidates).map((mobile): [string, Person] => [mobile, { id: mobile, suspendedAt: null }]),
		...present.people,
	]);
	const { planned, ...counts } = planBatch({ ...present, people }, importer, candidates, new Date());
	return { ...counts, registered: planned.length };
}

/**
 * Registers a batch in one transaction, like a member of staff who registers each person: account, address, registration,
 * answers and audit entries. What is registered already is left as it is. Throws FormChanged if staff have changed the
 * questions of a service since the check.
 */
export function writeBatch(
	db: Db,
	importer: Importer,
	candidates: readonly Candidate[],
	now: Date,
): Promise<BatchResult> {
	return inTransaction(db, async (tx) => {
		const people = await ensureUsersByMobile(tx, mobilesOf(candidates), now);
		const { planned, ...counts } = planBatch(await readPresent(tx, people), importer, candidates, now);
		await holdForms(tx, planned);
		const addresses = planned.filter(({ isNewAddress }) => isNewAddress).map(({ address }) => address);
		await addAddresses(tx, importer.viewer, addresses);
		const rows = planned.map((one) => listingOf(one, importer, now));
		await insertRegistrations(tx, rows);
		await recordRegistrations(tx, importer, rows);
		return { ...counts, registered: rows.length };
	});
}

const mobilesOf = (candidates: readonly Candidate[]) => [...new Set(candidates.map(({ mobile }) => mobile))];

async function readPresent(db: Db, people: readonly (Person & { mobile: string })[]): Promise<Present> {
	const ids = people.map(({ id }) => id);
	const [addresses, registrations] = [await readAddressesOf(db, ids), await readRegistrationsOf(db, ids)];
	return {
		people: new Map(people.map((person) => [person.mobile, person])),
		addresses: Map.groupBy(addresses, ({ userId }) => userId),
		registrations: Map.groupBy(registrations, ({ userId }) => userId),
	};
}

/** Until the transaction ends, staff cannot change the questions that these rows answer. */
async function holdForms(tx: Db, planned: readonly Planned[]): Promise<void> {
	const answered = planned.filter(({ candidate }) => Object.keys(candidate.properties).length > 0);
	const services = new Map(answered.map(({ candidate: { service } }) => [service.id, service]));
	for (const [id, service] of [...services].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
		// oxlint-disable-next-line no-await-in-loop -- the statements of a transaction follow each other
		const version = await holdFormVersion(tx, id);
		if (version !== service.formVersion) throw new FormChanged(service.type);
	}
}

function listingOf(
	{ candidate, userId, address }: Planned,
	{ viewer }: Importer,
	now: Date,
): ImportedListing {
	const { service, choice, places, firmName, description, properties, facts, price } = candidate;
	return {
		id: newId(),
		userId,
		onboardedBy: userId === viewer.userId ? null : viewer.userId,
		serviceId: service.id,
		choiceId: choice?.id ?? null,
		addressId: address.id,
		firmName,
		description,
		// Rows of services that are paid for are candidates only if their payment is skipped.
		paymentStatus: "not-required",
		turn: randomInt(turnCount),
		appliedAt: now,
		properties,
		formVersion: service.formVersion,
		facts,
		price,
		factsVersion: service.formVersion,
		placeIds: places.map(({ id }) => id),
		isPaidService: service.paymentRequired,
	};
}

/** The entries that `writeRegistration` writes for one registration by staff. */
async function recordRegistrations(
	tx: Db,
	{ viewer, skipReason }: Importer,
	rows: readonly ImportedListing[],
): Promise<void> {
	await audit(
		tx,
		rows.flatMap(({ id: subjectId, userId, serviceId, choiceId, appliedAt: at, isPaidService }) => {
			const entry = { at, actorId: viewer.userId, subjectId };
			const after = { userId, serviceId, choiceId, status: "applied" };
			return [
				...(userId === viewer.userId ? [] : [{ ...entry, action: "listing.register" as const, after }]),
				...(isPaidService ? [{ ...entry, reason: skipReason, ...skippedPayment("pending") }] : []),
			];
		}),
	);
}
