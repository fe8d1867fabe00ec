import type { ErrorItem } from "../platform/app-error.ts";
import { m } from "../paraglide/messages.js";
import type { JobActor } from "./job.ts";

/** What is missing to remove a job: its creator needs no reason, a manager does. */
export function checkRemoval(actor: JobActor, { reason }: { reason: string }): ErrorItem[] {
	return actor === "manager" && reason.trim() === ""
		? [{ path: "reason", msg: m["job-board.delete.reason_missing"]() }]
		: [];
}
