import { useJobNews } from "./use-job-news.ts";

/** Shows nothing: it has the page's job read again when it changes. */
export default function JobNews({ jobId, read }: { jobId: string; read: () => void }) {
	useJobNews(jobId, read);
	return null;
}
