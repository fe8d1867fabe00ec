import { useState } from "react";
import { Link } from "react-router";
import { numberViewReasonNames } from "../../../accounts/web/number-view-words.ts";
import { m } from "../../../paraglide/messages.js";
import { formatDate, formatDateTime } from "../../../platform/dates.ts";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Fact } from "../../../ui/layout/fact.tsx";
import { jobAddress } from "../job-address.ts";
import { jobPlaceLine, jobTitle } from "../job-words.ts";
import { ApplicationStateBadge } from "./application-state-badge.tsx";
import type { AppliedJob } from "./read-applied.ts";

const WithdrawDialog = partOnDemand(() => import("./withdraw-dialog.tsx"));

/** The id of the link to the job, to which the list moves the focus. */
export const appliedLinkId = (jobId: string) => `applied-${jobId}`;

/** When and why our support had the viewer's number shown. */
function NumberViews({ views }: { views: AppliedJob["application"]["numberViews"] }) {
	return views.map(({ name, at, reason }) => (
		<Fact key={at} icon="eye" small>
			{m["job-board.applied.number_view"]({
				name,
				date: formatDateTime(new Date(at)),
				reason: numberViewReasonNames[reason](),
			})}
		</Fact>
	));
}

/** A job that the viewer applied for, with the state of the application. */
export function AppliedCard({ job, onWithdrawn }: { job: AppliedJob; onWithdrawn: () => void }) {
	const [isAsking, setAsking] = useState(false);
	const { application, abilities } = job;
	const withdraw = m["job-board.applied.withdraw"]();
	return (
		<Card as="li" className="flex flex-col gap-2.5">
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<ApplicationStateBadge state={application.state} />
				<p className="text-sm text-ink-soft">
					{m["job-board.applied.applied_on"]({ date: formatDate(new Date(application.appliedAt)) })}
				</p>
			</div>
			<h2 className="line-clamp-3 text-lg [overflow-wrap:anywhere]">
				<Link
					id={appliedLinkId(job._id)}
					to={jobAddress(job._id)}
					className="no-underline hover:text-act-ink"
				>
					{jobTitle(job)}
				</Link>
			</h2>
			<Fact icon="map-pin" label={m["words.location"]()}>
				{jobPlaceLine(job.address.pincodeData)}
			</Fact>
			<NumberViews views={application.numberViews} />
			{abilities.unapply && application.state === "closed" && (
				<p className="text-sm text-ink-soft">{m["job-board.applied.closed_text"]()}</p>
			)}
			{abilities.unapply && (
				<div className="mt-auto flex justify-end border-t border-line pt-3">
					<Button
						aria-label={m["job-board.apply.what"]({ word: withdraw, job: jobTitle(job) })}
						onClick={() => setAsking(true)}
					>
						{withdraw}
					</Button>
				</div>
			)}
			{isAsking && <WithdrawDialog job={job} onDone={onWithdrawn} onClose={() => setAsking(false)} />}
		</Card>
	);
}
