import type { ShowNumberInput } from "../../accounts/number-view.contract.ts";
import { numberViewReasons } from "../../accounts/number-view.ts";
import { ShowNumber } from "../../accounts/web/show-number.tsx";
import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { formatDate } from "../../platform/dates.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { Applicant, JobAnswer, JobBoardApi } from "../job-board.contract.ts";
import { CallLink } from "./call-link.tsx";
import { applicantProfileAddress } from "./job-address.ts";
import { applicantLinkId } from "./use-applicants.ts";

const call = apiOf<JobBoardApi>();

/**
 * On phones the mobile is below the person, whose name and skills need the width, and only screen readers get the
 * headings.
 */
const block = "max-md:block";
const row = "max-md:flex max-md:flex-wrap max-md:items-start max-md:gap-x-3 max-md:px-4";
const cell = "text-left align-middle md:px-5 md:py-1";
const place = `${cell} max-md:min-w-6 max-md:pt-4`;
const nameCell = `${cell} min-w-0 [overflow-wrap:anywhere] max-md:flex-1 max-md:basis-28 md:w-full`;
const mobileCell = `${cell} max-md:basis-full max-md:pb-2 max-md:pl-9`;

const reasons = numberViewReasons.filter((reason) => reason !== "assigning");

/** A link that calls the number. For managers of other people's jobs it is masked, with a button that shows it. */
function ApplicantNumber({ job, applicant }: { job: JobAnswer; applicant: Applicant }) {
	const { applicationId, name, mobile } = applicant;
	const id = applicantLinkId(applicant._id);
	if (!job.abilities.showNumber) return <CallLink id={id} name={name} mobile={mobile} />;
	const show = (body: ShowNumberInput) =>
		call("POST /api/jobs/:id/applicants/:applicationId/show-number", {
			params: { id: job._id, applicationId },
			body,
		});
	return (
		<div className="md:w-max">
			<ShowNumber id={id} name={name} masked={mobile} reasons={reasons} show={show} />
		</div>
	);
}

const wide = "inline-flex min-h-11 items-center";

function Years({ years }: { years: number | null }) {
	if (years === null) return null;
	return (
		<p>
			{years === 0
				? m["job-board.applicants.years_none"]()
				: m["job-board.applicants.years"]({ count: years })}
		</p>
	);
}

/** The summary of the profile, with a link to it. */
function ProfileInShort({ applicant: { _id, name, profile } }: { applicant: Applicant }) {
	if (profile === null) return <p>{m["job-board.applicants.no_profile"]()}</p>;
	return (
		<>
			<Years years={profile.yearsOfExperience} />
			{profile.skills.length > 0 && (
				<ul aria-label={m["job-board.applicants.skills"]()} className="flex flex-wrap gap-1.5 pt-1">
					{profile.skills.map((skill) => (
						<li key={skill} className="max-w-full">
							<Badge className="[overflow-wrap:anywhere]">{skill}</Badge>
						</li>
					))}
				</ul>
			)}
			<TextLink
				to={applicantProfileAddress(_id)}
				aria-label={m["job-board.applicants.profile_of"]({ name })}
				className={wide}
			>
				{m["job-board.applicants.profile"]()}
			</TextLink>
		</>
	);
}

function Who({ applicant }: { applicant: Applicant }) {
	const { name, appliedAt, profile } = applicant;
	return (
		<div className="flex items-start gap-3 py-2">
			<Avatar name={name} size="sm" photo={profile?.photo ?? undefined} />
			<div className="min-w-0 text-sm text-ink-soft">
				<p className="text-base font-strong text-ink">{name}</p>
				<p>{m["job-board.applicants.applied_on"]({ date: formatDate(new Date(appliedAt)) })}</p>
				<ProfileInShort applicant={applicant} />
			</div>
		</div>
	);
}

/** The applicants, numbered from the latest. */
export function ApplicantTable({ job, applicants }: { job: JobAnswer; applicants: readonly Applicant[] }) {
	return (
		<Card flush>
			<table className={`w-full border-collapse ${block}`}>
				<thead className="max-md:sr-only">
					<tr className="text-sm text-ink-soft md:h-11">
						<th scope="col" className={place}>
							{m["job-board.applicants.number"]()}
						</th>
						<th scope="col" className={nameCell}>
							{m["words.name"]()}
						</th>
						<th scope="col" className={mobileCell}>
							{m["words.mobile"]()}
						</th>
					</tr>
				</thead>
				<tbody className={block}>
					{applicants.map((applicant, index) => (
						<tr key={applicant._id} className={`border-t border-line max-md:py-1 ${row}`}>
							<td className={`${place} tabular-nums`}>{index + 1}</td>
							<td className={nameCell}>
								<Who applicant={applicant} />
							</td>
							<td className={mobileCell}>
								<ApplicantNumber job={job} applicant={applicant} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Card>
	);
}
