import type { Arrived } from "../../notifications/web/event-alert.ts";

/** Whether one of these jobs may have changed: the event names it, or does not say what changed. */
export function concernsJob(
	{ notifications, touched }: Pick<Arrived, "notifications" | "touched">,
	isShown: (jobId: string) => boolean,
): boolean {
	if (touched === null || touched.some(isShown)) return true;
	return notifications.some(({ kind, subjectId }) => kind.startsWith("job.") && isShown(subjectId));
}
