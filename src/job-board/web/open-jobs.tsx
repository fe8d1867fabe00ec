import { useSession } from "../../accounts/web/session.tsx";
import { JobCards, type JobCardsProps } from "./job-cards.tsx";

/** The open jobs as a guest sees them. Signed-in people load them again with their own applications. */
export function OpenJobs(list: Omit<JobCardsProps, "isReadAgain">) {
	const { user } = useSession();
	if (user === null) return <JobCards key={list.name} {...list} />;
	const name = `${list.name}|${user._id}`;
	return <JobCards key={name} {...list} name={name} isReadAgain />;
}
