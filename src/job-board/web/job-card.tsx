import { Link } from "react-router";
import { useSession } from "../../accounts/web/session.tsx";
import { m } from "../../paraglide/messages.js";
import { partOnDemand } from "../../platform/web/part-on-demand.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Fact } from "../../ui/layout/fact.tsx";
import type { JobAnswer } from "../job-board.contract.ts";
import { ApplyButton } from "./apply-button.tsx";
import { jobAddress } from "./job-address.ts";
import { JobStatusBadge } from "./job-status-badge.tsx";
import { jobAge, jobPlaceLine, jobTitle } from "./job-words.ts";
import type { JobChanges } from "./use-job-changes.ts";
import { langOf } from "../../platform/lang-of.ts";

const EmployerActs = partOnDemand(() => import("./employer-acts.tsx"));

/** The id of the link to the job, to which the list moves the focus. */
export const jobLinkId = (jobId: string) => `job-${jobId}`;

type JobCardProps = {
	job: JobAnswer;
	/** When the list was loaded. */
	now: Date;
	take: JobChanges["take"];
	/** Called when the job is no longer in the list. */
	onRemoved: () => void;
};

/** A job in a list, with the viewer's actions. Managers act on other people's jobs on the job's own page. */
export function JobCard({ job, now, take, onRemoved }: JobCardProps) {
	const { user } = useSession();
	const isOwn = user !== null && job.createdBy._id === user._id;
	return (
		<Card as="li" lifts className="flex flex-col gap-2.5">
			<h2 lang={langOf(jobTitle(job))} className="line-clamp-3 text-lg [overflow-wrap:anywhere]">
				<Link id={jobLinkId(job._id)} to={jobAddress(job._id)} className="no-underline hover:text-act-ink">
					{jobTitle(job)}
				</Link>
			</h2>
			<div className="-mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
				{jobAge(new Date(job.createdAt), now)}
				{(job.status.type !== "active" || job.applies.length > 0) && <JobStatusBadge job={job} />}
			</div>
			<Fact icon="map-pin" label={m["words.location"]()}>
				{jobPlaceLine(job.address.pincodeData)}
			</Fact>
			<p
				lang={langOf(job.description)}
				className="line-clamp-3 whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]"
			>
				{job.description}
			</p>
			<div className="mt-auto flex flex-wrap items-center justify-end gap-3 border-t border-line pt-3">
				{(isOwn || job.applicationsCount > 0) && (
					<p className="mr-auto text-ink-soft">
						{m["job-board.card.applied"]({ count: job.applicationsCount })}
					</p>
				)}
				<ApplyButton job={job} take={take} />
			</div>
			{isOwn && <EmployerActs job={job} take={take} onRemoved={onRemoved} />}
		</Card>
	);
}
