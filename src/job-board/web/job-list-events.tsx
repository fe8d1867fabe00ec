import { useArrived } from "../../notifications/web/use-live-events.ts";
import type { JobAnswer } from "../job-board.contract.ts";
import { concernsJob } from "./concerns-job.ts";

type JobListEventsProps = { jobs: readonly Pick<JobAnswer, "_id">[]; readAgain: () => void };

/** Renders nothing; reloads a list when the viewer's own jobs on it change, here or in another tab. */
export default function JobListEvents({ jobs, readAgain }: JobListEventsProps) {
	useArrived((arrived) => {
		if (concernsJob(arrived, (id) => jobs.some(({ _id }) => _id === id))) readAgain();
	});
	return null;
}
