import { paginate, encodePageEnd, decodePageEnd } from "../../platform/server/http/cursor.ts";
import { readTotal } from "../../platform/server/database/list-total.ts";
import type { NoticeAnswer } from "../notices.contract.ts";
import type { NoticesContext } from "./notices.context.ts";
import { presentNotice } from "./notices.presenter.ts";
import { countNotices, readNotices } from "./notices.repository.ts";

/** Rows on a page of a staff table. */
const perPage = 10;

type Page = { notices: NoticeAnswer[]; nextCursor: string | null; total: number; totalIsMore: boolean };

/** Lists all notices by pages, the latest first. */
export async function listNotices(
	{ db, clock }: NoticesContext,
	{ cursor, limit = perPage }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Page> {
	const now = clock();
	const [found, total] = await Promise.all([
		readNotices(db, decodePageEnd(cursor), limit + 1),
		readTotal((most) => countNotices(db, most)),
	]);
	const { rows, nextCursor } = paginate(found, limit, ({ createdAt, id }) => encodePageEnd(createdAt, id));
	return { notices: rows.map((row) => presentNotice(row, now)), nextCursor, ...total };
}
