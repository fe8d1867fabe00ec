import { useJobEvents } from "./use-job-events.ts";

/** Shows nothing: it has the page's job read again when it changes. */
export default function JobEvents({ jobId, read }: { jobId: string; read: () => void }) {
	useJobEvents(jobId, read);
	return null;
}
