import { useSession } from "../../accounts/web/session.tsx";
import { JobCards, type JobCardsProps } from "./job-cards.tsx";

/** Everybody's jobs as nobody sees them; who is signed in reads them once more, with their own applications. */
export function OpenJobs(list: Omit<JobCardsProps, "isReadAgain">) {
	const { user } = useSession();
	if (user === null) return <JobCards key={list.name} {...list} />;
	const name = `${list.name}|${user._id}`;
	return <JobCards key={name} {...list} name={name} isReadAgain />;
}
