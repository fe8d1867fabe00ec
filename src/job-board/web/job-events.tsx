import { useJobEvents } from "./use-job-events.ts";

/** Renders nothing; reloads the page's job when it changes. */
export default function JobEvents({ jobId, read }: { jobId: string; read: () => void }) {
	useJobEvents(jobId, read);
	return null;
}
