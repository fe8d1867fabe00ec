import type { Role } from "../../platform/access.ts";
import { isForRole, noticeState, noticesShown } from "../notice.ts";
import type { ShownNotice, SiteNotices } from "../notices.contract.ts";
import type { NoticesContext } from "./notices.context.ts";
import type { NoticeRow } from "./notices.repository.ts";
import { presentShown } from "./notices.presenter.ts";

/** The snapshot may contain notices that have ended since it was read. */
async function readCurrent({ current, clock }: NoticesContext): Promise<NoticeRow[]> {
	const now = clock();
	return (await current.current()).filter((notice) => noticeState(notice, now) === "current");
}

const shownTo = (rows: readonly NoticeRow[], role: Role | null): ShownNotice[] =>
	rows
		.filter(({ roles }) => isForRole(roles, role))
		.slice(0, noticesShown)
		.map(presentShown);

/** Lists the current notices for this role, or for guests (null). */
export async function listCurrentNotices(ctx: NoticesContext, role: Role | null): Promise<ShownNotice[]> {
	return shownTo(await readCurrent(ctx), role);
}

/** Reads the notices for public pages; null if there are none. */
export async function readSiteNotices(ctx: NoticesContext): Promise<SiteNotices | null> {
	const rows = await readCurrent(ctx);
	if (rows.length === 0) return null;
	return { shown: shownTo(rows, null), roles: [...new Set(rows.flatMap(({ roles }) => roles))] };
}
