import { cutPage, packPageEnd, unpackPageEnd } from "../../platform/server/cursor.ts";
import { readTotal } from "../../platform/server/list-total.ts";
import type { NoticeAnswer } from "../notices.contract.ts";
import type { NoticesContext } from "./notices.context.ts";
import { presentNotice } from "./notices.presenter.ts";
import { countNotices, readNotices } from "./notices.repository.ts";

/** Rows on a page of a staff table. */
const perPage = 10;

type Page = { notices: NoticeAnswer[]; nextCursor: string | null; total: number; totalIsMore: boolean };

/** A page of all notices, the latest first. */
export async function listNotices(
	{ database: { db }, clock }: NoticesContext,
	{ cursor, limit = perPage }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Page> {
	const now = clock();
	const [found, total] = await Promise.all([
		readNotices(db, unpackPageEnd(cursor), limit + 1),
		readTotal((most) => countNotices(db, most)),
	]);
	const { rows, nextCursor } = cutPage(found, limit, ({ createdAt, id }) => packPageEnd(createdAt, id));
	return { notices: rows.map((row) => presentNotice(row, now)), nextCursor, ...total };
}
