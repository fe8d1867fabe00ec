import type { ErrorItem } from "../platform/app-error.ts";
import { m } from "../paraglide/messages.js";
import type { JobActor } from "./job.ts";

/** What is missing to remove a job: a manager must give a reason, its creator need not. */
export function checkRemoval(actor: JobActor, { reason }: { reason: string }): ErrorItem[] {
	return actor === "manager" && reason.trim() === ""
		? [{ path: "reason", msg: m["job-board.delete.reason_missing"]() }]
		: [];
}
