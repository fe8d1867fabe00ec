import type { ShowNumberInput } from "../../accounts/number-view.contract.ts";
import { numberViewReasons } from "../../accounts/number-view.ts";
import { ShowNumber } from "../../accounts/web/show-number.tsx";
import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { Card } from "../../ui/card.tsx";
import type { Applicant, JobAnswer, JobBoardApi } from "../job-board.contract.ts";
import { CallLink } from "./call-link.tsx";
import { applicantLinkId } from "./use-applicants.ts";

const call = apiOf<JobBoardApi>();

/** On phones the number goes below the name where the text is too large for both, and nothing is cut. */
const block = "max-md:block";
const row = "max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:px-4";
const cell = "text-left align-middle md:px-5 md:py-1";
const place = `${cell} max-md:min-w-6`;
const nameCell = `${cell} min-w-0 [overflow-wrap:anywhere] max-md:flex-1 max-md:basis-28 md:w-full`;

const reasons = numberViewReasons.filter((reason) => reason !== "assigning");

/** The number as a way to call; to managers of other people's jobs masked, with a way to have it shown. */
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

/** Who applied, numbered from the latest on. */
export function ApplicantTable({ job, applicants }: { job: JobAnswer; applicants: readonly Applicant[] }) {
	return (
		<Card flush>
			<table className={`w-full border-collapse ${block}`}>
				<thead className={block}>
					<tr className={`text-sm text-ink-soft max-md:py-2.5 md:h-11 ${row}`}>
						<th scope="col" className={place}>
							{m["job-board.applicants.number"]()}
						</th>
						<th scope="col" className={nameCell}>
							{m["words.name"]()}
						</th>
						<th scope="col" className={`${cell} max-md:basis-40`}>
							{m["words.mobile"]()}
						</th>
					</tr>
				</thead>
				<tbody className={block}>
					{applicants.map((applicant, index) => (
						<tr key={applicant._id} className={`border-t border-line max-md:py-1 ${row}`}>
							<td className={`${place} tabular-nums`}>{index + 1}</td>
							<td className={nameCell}>{applicant.name}</td>
							<td className={`${cell} max-md:basis-40`}>
								<ApplicantNumber job={job} applicant={applicant} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Card>
	);
}
