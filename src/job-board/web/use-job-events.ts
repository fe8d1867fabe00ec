import { useArrived } from "../../notifications/web/use-live-events.ts";
import { useWatched } from "../../notifications/web/watched.ts";
import { concernsJob } from "./concerns-job.ts";

/** Reloads the job of a page when it changes, for signed-in viewers. */
export function useJobEvents(jobId: string, read: () => void): void {
	useWatched(jobId);
	useArrived((arrived) => {
		if (concernsJob(arrived, (id) => id === jobId)) read();
	});
}
