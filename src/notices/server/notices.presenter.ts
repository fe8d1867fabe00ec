import { noticeState } from "../notice.ts";
import type { NoticeAnswer, ShownNotice } from "../notices.contract.ts";
import type { NoticeRow } from "./notices.repository.ts";

/** Presents a notice to its readers. */
export const presentShown = ({ id, text }: NoticeRow): ShownNotice => ({ _id: id, text });

/** Presents a notice to admins. */
export function presentNotice(row: NoticeRow, now: Date): NoticeAnswer {
	const state = noticeState(row, now);
	return {
		...presentShown(row),
		roles: row.roles,
		from: row.startsAt.toISOString(),
		until: row.endsAt.toISOString(),
		endedAt: row.endedAt?.toISOString() ?? null,
		state,
		abilities: { end: state !== "over" },
	};
}
