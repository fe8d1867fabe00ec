import { Badge } from "../../ui/badge.tsx";
import type { JobStatus } from "../job.ts";
import { jobStatusName } from "./job-words.ts";

/** The status of a job. */
export function JobStatusBadge({ status }: { status: JobStatus }) {
	return <Badge tone={status === "active" ? "success" : "neutral"}>{jobStatusName(status)}</Badge>;
}
