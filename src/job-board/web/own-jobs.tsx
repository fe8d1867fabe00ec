import { SessionLoading } from "../../accounts/web/session-loading.tsx";
import { useSession } from "../../accounts/web/session.tsx";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/form/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { CardSkeletons } from "../../ui/feedback/skeleton.tsx";
import { JobCards, type JobCardsProps } from "./job-cards.tsx";

/** The jobs that the viewer posted. The browser loads them, after a login for guests. */
export function OwnJobs(list: Omit<JobCardsProps, "first" | "isReadAgain">) {
	const { state, user, requireLogin } = useSession();
	if (state === "loading") {
		return (
			<SessionLoading>
				<CardSkeletons two />
			</SessionLoading>
		);
	}
	if (user === null) {
		return (
			<EmptyState
				text={m["job-board.list.own_login"]()}
				action={
					<Button variant="act" icon="log-in" onClick={() => void requireLogin()}>
						{m["shell.header.login"]()}
					</Button>
				}
			/>
		);
	}
	// Another person's list starts empty.
	const name = `${list.name}|${user._id}`;
	return <JobCards key={name} {...list} name={name} first={null} isReadAgain />;
}
