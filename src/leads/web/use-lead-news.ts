import { useNews } from "../../notifications/web/use-news.ts";

/** Calls `read` when the viewer is told something of this lead, so that its screen reads itself again. */
export function useLeadNews(leadId: string, read: () => void): void {
	useNews((notifications) => {
		const isAbout = notifications.some(
			({ kind, subjectId }) => kind.startsWith("lead.") && subjectId === leadId,
		);
		if (isAbout) read();
	});
}
