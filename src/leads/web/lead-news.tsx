import { useLeadNews } from "./use-lead-news.ts";

/** Shows nothing: it has the lead read again when the viewer is told something of it. */
export default function LeadNews({ leadId, read }: { leadId: string; read: () => void }) {
	useLeadNews(leadId, read);
	return null;
}
