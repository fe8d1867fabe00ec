import { readUsersByIds } from "../../../accounts/server/accounts.api.ts";
import { paginate, encodePageEnd, decodePageEnd } from "../../../platform/server/http/cursor.ts";
import { readTotal } from "../../../platform/server/database/list-total.ts";
import type { RegistrationFilter, WaitingRegistration } from "../../registrations.contract.ts";
import type { ListingsContext } from "../listings.context.ts";
import { countRegistrations, readRegistrations } from "./registrations.repository.ts";

type Query = { payment?: RegistrationFilter | undefined; cursor?: string | undefined };

/** Rows on a page of a staff table. */
const perPage = 10;

/** A page of the registrations that wait for a manager, oldest first. */
export async function listRegistrations(
	{ db, catalogue }: Pick<ListingsContext, "db" | "catalogue">,
	{ payment, cursor }: Query,
	limit = perPage,
): Promise<{ rows: WaitingRegistration[]; nextCursor: string | null }> {
	const oneMore = await readRegistrations(db, { payment, after: decodePageEnd(cursor) }, limit + 1);
	const { rows: page, nextCursor } = paginate(oneMore, limit, ({ appliedAt, id }) =>
		encodePageEnd(appliedAt, id),
	);
	const ids = page.flatMap(({ ownerId, onboardedBy }) => [ownerId, ...(onboardedBy ? [onboardedBy] : [])]);
	const [people, { serviceById, places }] = await Promise.all([
		readUsersByIds(db, ids),
		catalogue.snapshot(),
	]);
	const nameOf = (userId: string | null) => (userId === null ? null : (people.get(userId)?.name ?? null));
	const rows = page.map((row) => ({
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
	return { rows, nextCursor };
}

/** How many registrations wait and fit the filter. */
export function countWaiting({ db }: Pick<ListingsContext, "db">, { payment }: Query) {
	return readTotal((most) => countRegistrations(db, { payment }, most));
}
