import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput, notFound } from "../../platform/app-error.ts";
import { m } from "../../paraglide/messages.js";
import { auditOf } from "../../platform/server/database/audit.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { startOf } from "../notice.ts";
import type { NoticeAnswer, NoticeInput } from "../notices.contract.ts";
import type { NoticesContext } from "./notices.context.ts";
import { presentNotice } from "./notices.presenter.ts";
import { endOpenNotice, findNotice, insertNotice } from "./notices.repository.ts";

const auditNotice = auditOf("notice");

/** Adds a notice for these roles, or for everyone without roles. Throws bad_input if it has already ended. */
export async function writeNotice(
	{ db, clock, current }: NoticesContext,
	viewer: Viewer,
	input: NoticeInput,
): Promise<NoticeAnswer> {
	const now = clock();
	if (new Date(input.until) <= now) throw badInput([{ path: "until", msg: m["notices.error.past"]() }]);
	const notice = {
		id: newId(),
		text: input.text,
		roles: [...new Set(input.roles)],
		startsAt: new Date(startOf(input.from)),
		endsAt: new Date(input.until),
		endedAt: null,
		createdAt: now,
	};
	await inTransaction(db, async (tx) => {
		await insertNotice(tx, notice);
		const { id: subjectId, text, roles, startsAt, endsAt } = notice;
		await auditNotice(tx, {
			at: now,
			actorId: viewer.userId,
			action: "notice.write",
			subjectId,
			after: { text, roles, from: startsAt, until: endsAt },
		});
	});
	current.clear();
	return presentNotice(notice, now);
}

/** Ends a notice now. Throws not_found, and conflict if it has ended already. */
export async function endNotice(
	{ db, clock, current }: NoticesContext,
	viewer: Viewer,
	id: string,
): Promise<NoticeAnswer> {
	const now = clock();
	const ended = await inTransaction(db, async (tx) => {
		const row = await endOpenNotice(tx, id, now);
		if (row === undefined) {
			if ((await findNotice(tx, id)) === undefined) throw notFound();
			throw new AppError("conflict", m["notices.error.over"]());
		}
		await auditNotice(tx, {
			at: now,
			actorId: viewer.userId,
			action: "notice.end",
			subjectId: id,
			before: { until: row.endsAt },
			after: { endedAt: now },
		});
		return row;
	});
	current.clear();
	return presentNotice(ended, now);
}
