import { m } from "../../../paraglide/messages.js";
import type { BadgeTone } from "../../../ui/badge.tsx";
import type { NoticeState } from "../../notice.ts";

/** The look of each state. */
export const noticeStateLooks: Record<NoticeState, { name: () => string; tone: BadgeTone }> = {
	upcoming: { name: () => m["notices.staff.upcoming"](), tone: "info" },
	current: { name: () => m["notices.staff.showing"](), tone: "success" },
	over: { name: () => m["notices.staff.over"](), tone: "neutral" },
};
