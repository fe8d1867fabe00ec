import { addressesAtMost } from "../../../places/address.ts";
import type { AddressRow } from "../../../places/server/places.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { ownListingsShown } from "../../listing.ts";
import { maySkipPaymentOf } from "../../listings.policy.ts";
import type { Candidate, RowFault } from "./check-row.ts";
import type { PresentRegistration } from "./import.repository.ts";

/** The member of staff who imports, and why payments are skipped (null: they are not). */
export type Importer = { viewer: Pick<Viewer, "userId" | "role">; skipReason: string | null };

export type Person = { id: string; suspendedAt: Date | null };
export type Planned = {
	candidate: Candidate;
	userId: string;
	address: AddressRow;
	isNewAddress: boolean;
};
type Plan = { planned: Planned[]; present: number; faults: RowFault[] };

/** What the database has of the people of a batch. Rows of the batch are added as they are planned. */
export type Present = {
	people: ReadonlyMap<string, Person>;
	addresses: Map<string, AddressRow[]>;
	registrations: Map<string, PresentRegistration[]>;
};

/** Decides row by row, as the registration of one person does under its locks. */
export function planBatch(
	{ people, addresses, registrations }: Present,
	importer: Importer,
	candidates: readonly Candidate[],
	now: Date,
): Plan {
	const plan: Plan = { planned: [], present: 0, faults: [] };
	for (const candidate of candidates) {
		const person = people.get(candidate.mobile);
		const userId = person?.id ?? "";
		const own = addresses.get(userId) ?? [];
		const others = registrations.get(userId) ?? [];
		const same = own.find((address) => isSameAddress(address, candidate.address));
		const address = same ?? { ...candidate.address, id: newId(), userId, createdAt: now };
		const registration = registrationOf(candidate, userId, address.id);
		if (others.some((other) => prevents(other, registration, candidate))) {
			plan.present += 1;
			continue;
		}
		const message = faultOf(candidate, {
			person,
			importer,
			others,
			isFull: !same && own.length >= addressesAtMost,
		});
		if (message !== null) {
			const { line, mobile } = candidate;
			plan.faults.push({ line, column: "mobile", value: withoutCountryCode(mobile), message });
			continue;
		}
		if (same === undefined) addresses.set(userId, [...own, address]);
		registrations.set(userId, [...others, registration]);
		plan.planned.push({ candidate, userId, address, isNewAddress: same === undefined });
	}
	return plan;
}

function faultOf(
	{ service }: Candidate,
	known: {
		person: Person | undefined;
		importer: Importer;
		others: readonly PresentRegistration[];
		isFull: boolean;
	},
): string | null {
	const { person, importer, others, isFull } = known;
	if (person === undefined) return "The account was just deleted. Run this again.";
	if (person.suspendedAt !== null) return "The account of this person is suspended.";
	if (others.filter(({ isCounted }) => isCounted).length >= ownListingsShown)
		return `This person has ${ownListingsShown} registrations, the most that one person may have.`;
	if (isFull) return `This person has ${addressesAtMost} addresses, the most that one person may have.`;
	if (service.paymentRequired && !maySkipPaymentOf(person.id, importer.viewer))
		return "Nobody skips the payment for their own registration.";
	return null;
}

/** As most files have it; a spreadsheet would take "+91…" for a formula. */
export const withoutCountryCode = (mobile: string) => mobile.replace("+91", "");

/** The name as `folded` in registration.repository.ts compares it. */
export const foldedName = (name: string | null) =>
	name?.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase() ?? null;

function registrationOf(
	{ service, choice, firmName }: Candidate,
	userId: string,
	addressId: string,
): PresentRegistration {
	return {
		userId,
		serviceId: service.id,
		choiceId: choice?.id ?? null,
		addressId,
		firmName: foldedName(firmName),
		isCounted: true,
	};
}

/** As `findExisting`: one registration for a service, or one at the same address under the same name. */
function prevents(other: PresentRegistration, asked: PresentRegistration, { service }: Candidate): boolean {
	if (other.serviceId !== asked.serviceId || other.choiceId !== asked.choiceId) return false;
	if (!service.multipleRegistration) return true;
	return other.isCounted && other.addressId === asked.addressId && other.firmName === asked.firmName;
}

function isSameAddress(stored: AddressRow, fields: Candidate["address"]): boolean {
	return (Object.keys(fields) as (keyof Candidate["address"])[]).every(
		(name) => stored[name] === fields[name],
	);
}
