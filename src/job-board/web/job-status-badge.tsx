import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import type { JobAnswer } from "../job-board.contract.ts";
import { jobStatusName } from "./job-words.ts";

/** The status of a job and, if the viewer has applied for it, "Applied". */
export function JobStatusBadge({ job }: { job: Pick<JobAnswer, "status" | "applies"> }) {
	const { type } = job.status;
	return (
		<div className="flex flex-wrap gap-1.5">
			<Badge tone={type === "active" ? "success" : "neutral"}>{jobStatusName(type)}</Badge>
			{job.applies.length > 0 && <Badge tone="info">{m["job-board.status.applied"]()}</Badge>}
		</div>
	);
}
