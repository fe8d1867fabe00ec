import { m } from "../../paraglide/messages.js";
import type { JobStatus } from "../job.ts";
import type { JobAnswer, JobPlace } from "../job-board.contract.ts";

/** "Electrician at Thakur Works". */
export function jobTitle({ jobCategoryId, firmName }: Pick<JobAnswer, "jobCategoryId" | "firmName">): string {
	return m["job-board.card.title"]({ category: jobCategoryId.jobCategoryName, firm: firmName });
}

/** "Moti Bazar, Mandi, Himachal Pradesh 175001"; what stands there already is not said again. */
export function jobPlaceLine({ poName, cityBlock, district, stateName, pincode }: JobPlace): string {
	const parts = [poName, cityBlock, district, stateName].map((part) => part.trim());
	return `${[...new Set(parts.filter((part) => part !== ""))].join(", ")} ${pincode}`;
}

/** A status as people read it. */
export function jobStatusName(status: JobStatus): string {
	return status === "active" ? m["job-board.status.posted"]() : m["job-board.status.closed"]();
}
