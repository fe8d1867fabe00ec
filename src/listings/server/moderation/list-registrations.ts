import { readUsersByIds } from "../../../accounts/server/users.service.ts";
import type { CatalogueService } from "../../../catalogue/server/catalogue.service.ts";
import { paginate, encodePageEnd, decodePageEnd } from "../../../platform/server/http/cursor.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { readTotal } from "../../../platform/server/database/list-total.ts";
import type { RegistrationPayment, WaitingRegistration } from "../../registrations.contract.ts";
import { countRegistrations, readRegistrations } from "./registrations.repository.ts";

export type RegistrationsContext = {
	db: Db;
	catalogue: Pick<CatalogueService, "snapshot">;
};

type Asked = {
	payment?: RegistrationPayment | undefined;
	cursor?: string | undefined;
	limit?: number | undefined;
};

/** A page of the registrations that wait for a manager, oldest first. */
export async function listRegistrations(
	{ db, catalogue }: RegistrationsContext,
	{ payment, cursor, limit = 10 }: Asked,
): Promise<{
	registrations: WaitingRegistration[];
	nextCursor: string | null;
	total: number;
	totalIsMore: boolean;
}> {
	const found = await readRegistrations(db, { payment, after: decodePageEnd(cursor) }, limit + 1);
	const { rows, nextCursor } = paginate(found, limit, ({ appliedAt, id }) => encodePageEnd(appliedAt, id));
	const ids = rows.flatMap(({ ownerId, onboardedBy }) => [ownerId, ...(onboardedBy ? [onboardedBy] : [])]);
	const [people, { serviceById, places }, total] = await Promise.all([
		readUsersByIds(db, ids),
		catalogue.snapshot(),
		readTotal((most) => countRegistrations(db, { payment }, most)),
	]);
	const nameOf = (userId: string | null) => (userId === null ? null : (people.get(userId)?.name ?? null));
	const registrations = rows.map((row) => ({
		_id: row.id,
		title: row.firmName ?? nameOf(row.ownerId) ?? "",
		ownerName: nameOf(row.ownerId),
		service: serviceById.get(row.serviceId)?.type ?? "",
		place: (row.placeId !== null && places.byId.get(row.placeId)?.name) || "",
		payment: row.payment,
		appliedAt: row.appliedAt.toISOString(),
		onboardedBy: nameOf(row.onboardedBy),
		changeAskedAt: row.changeAskedAt?.toISOString() ?? null,
		isChangedSince: row.changeAskedAt !== null && row.updatedAt > row.changeAskedAt,
	}));
	return { registrations, nextCursor, ...total };
}
