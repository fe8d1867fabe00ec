import { m } from "../../paraglide/messages.js";
import { indianDay, startOfIndianDay } from "../../platform/dates.ts";
import type { JobStatus } from "../job.ts";
import type { JobAnswer, JobPlace } from "../job-board.contract.ts";

/** "Electrician at Thakur Works". */
export function jobTitle({ jobCategoryId, firmName }: Pick<JobAnswer, "jobCategoryId" | "firmName">): string {
	return m["job-board.card.title"]({ category: jobCategoryId.jobCategoryName, firm: firmName });
}

/** "Moti Bazar, Mandi, Himachal Pradesh 175001"; repeated names appear once. */
export function jobPlaceLine({ poName, cityBlock, district, stateName, pincode }: JobPlace): string {
	const parts = [poName, cityBlock, district, stateName].map((part) => part.trim());
	return `${[...new Set(parts.filter((part) => part !== ""))].join(", ")} ${pincode}`;
}

/** A status as shown on the screen. */
export function jobStatusName(status: JobStatus): string {
	return status === "active" ? m["job-board.status.posted"]() : m["job-board.status.closed"]();
}

const day = 86_400_000;

/**
 * "Posted today", "Posted 5 days ago", by India's calendar. `now` comes with the data, so that server and browser
 * render the same text.
 */
export function jobAge(createdAt: Date, now: Date): string {
	const startOf = (date: Date) => startOfIndianDay(indianDay(date)).getTime();
	return m["job-board.card.age"]({ count: Math.max(0, (startOf(now) - startOf(createdAt)) / day) });
}
