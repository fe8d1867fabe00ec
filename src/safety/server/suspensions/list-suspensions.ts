import { readUsersByIds } from "../../../accounts/server/accounts.api.ts";
import { readListingTitles } from "../../../listings/server/listings.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { decodePageEnd, encodePageEnd, paginate } from "../../../platform/server/http/cursor.ts";
import {
	appealFault,
	appealUntil,
	mayDecideAppeal,
	maySuspend,
	suspensionsPerPage,
	suspensionTransition,
} from "../../suspension.ts";
import type { StaffSuspension, SuspensionAnswer, SuspensionView } from "../../suspensions.contract.ts";
import type { SafetyContext } from "../safety.context.ts";
import { readSuspensions, readSuspensionsOf, type SuspensionRow } from "./suspensions.repository.ts";

type Page = { cursor?: string | undefined; limit?: number | undefined };
type ListContext = Pick<SafetyContext, "db" | "clock">;

const pageOf = (found: SuspensionRow[], limit: number) =>
	paginate(found, limit, ({ suspendedAt, id }) => encodePageEnd(suspendedAt, id));

/** A page of the viewer's own suspensions, the latest first. Throws bad_input on an unknown cursor. */
export async function listOwnSuspensions(
	ctx: ListContext,
	viewer: Viewer,
	{ cursor, limit = suspensionsPerPage }: Page,
): Promise<{ suspensions: SuspensionAnswer[]; nextCursor: string | null }> {
	const found = await readSuspensionsOf(ctx.db, viewer.userId, decodePageEnd(cursor), limit + 1);
	const { rows, nextCursor } = pageOf(found, limit);
	return { suspensions: await presentSuspensions(ctx, viewer, rows), nextCursor };
}

/** A page of a view for staff, the latest first. Throws bad_input on an unknown cursor. */
export async function listSuspensions(
	ctx: ListContext,
	viewer: Viewer,
	{ view, cursor, limit = suspensionsPerPage }: Page & { view: SuspensionView },
): Promise<{ suspensions: StaffSuspension[]; nextCursor: string | null }> {
	const found = await readSuspensions(ctx.db, view, decodePageEnd(cursor), limit + 1);
	const { rows, nextCursor } = pageOf(found, limit);
	return { suspensions: await presentForStaff(ctx, viewer, rows), nextCursor };
}

function appealOf(row: SuspensionRow): SuspensionAnswer["appeal"] {
	if (row.appealStatus === null || row.appealedAt === null) return null;
	return {
		text: row.appealText ?? "",
		status: row.appealStatus,
		appealedAt: row.appealedAt.toISOString(),
		reason: row.appealReason,
		decidedAt: row.appealDecidedAt?.toISOString() ?? null,
	};
}

/** The suspensions as the suspended person and staff read them. */
export async function presentSuspensions(
	{ db, clock }: ListContext,
	viewer: Viewer,
	rows: readonly SuspensionRow[],
): Promise<SuspensionAnswer[]> {
	const titles = await readListingTitles(
		db,
		rows.flatMap(({ listingId }) => listingId ?? []),
	);
	return rows.map((row) => {
		const isRunning = suspensionTransition(row.status, "end", "staff") !== undefined;
		return {
			_id: row.id,
			listing: row.listingId === null ? null : { _id: row.listingId, title: titles.get(row.listingId) ?? "" },
			rule: row.rule,
			evidence: row.evidence,
			status: row.status,
			suspendedAt: row.suspendedAt.toISOString(),
			until: row.until?.toISOString() ?? null,
			endedAt: row.endedAt?.toISOString() ?? null,
			appealUntil: appealUntil(row).toISOString(),
			appeal: appealOf(row),
			abilities: {
				appeal: row.userId === viewer.userId && appealFault(row, clock()) === null,
				decideAppeal: row.appealStatus === "waiting" && mayDecideAppeal(row, viewer),
				end: isRunning && maySuspend(row.userId, viewer),
			},
		};
	});
}

/** The same with the person and the colleague who suspended them. */
export async function presentForStaff(
	ctx: ListContext,
	viewer: Viewer,
	rows: readonly SuspensionRow[],
): Promise<StaffSuspension[]> {
	const userIds = rows.flatMap(({ userId, suspendedBy }) => [
		userId,
		...(suspendedBy === null ? [] : [suspendedBy]),
	]);
	const people = await readUsersByIds(ctx.db, userIds);
	const answers = await presentSuspensions(ctx, viewer, rows);
	return rows.flatMap(({ userId, suspendedBy }, place) => {
		const answer = answers[place];
		if (answer === undefined) return [];
		const by = suspendedBy === null ? undefined : people.get(suspendedBy);
		return {
			...answer,
			person: { userId, name: people.get(userId)?.name ?? null },
			suspendedBy: by?.name ?? null,
		};
	});
}
