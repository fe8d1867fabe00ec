import { useArrived } from "../../notifications/web/use-live-events.ts";
import { useWatched } from "../../notifications/web/watched.ts";
import { concernsJob } from "./concerns-job.ts";

/** Has the job of a page read again when it changes, for viewers who are signed in. */
export function useJobEvents(jobId: string, read: () => void): void {
	useWatched(jobId);
	useArrived((arrived) => {
		if (concernsJob(arrived, (id) => id === jobId)) read();
	});
}
