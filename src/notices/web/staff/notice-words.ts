import { m } from "../../../paraglide/messages.js";
import type { BadgeTone } from "../../../ui/badge.tsx";
import type { NoticeState } from "../../notice.ts";

/** How the states of notices look. */
export const noticeStateLooks: Record<NoticeState, { name: () => string; tone: BadgeTone }> = {
	upcoming: { name: () => m["notices.staff.upcoming"](), tone: "info" },
	current: { name: () => m["notices.staff.showing"](), tone: "success" },
	over: { name: () => m["notices.staff.over"](), tone: "neutral" },
};
