import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import type { Applicant } from "../job-board.contract.ts";
import { CallLink } from "./call-link.tsx";
import { applicantLinkId } from "./use-applicants.ts";

/** On phones the number goes below the name where the text is too large for both, and nothing is cut. */
const block = "max-md:block";
const row = "max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:px-4";
const cell = "text-left align-middle md:px-5 md:py-1";
const place = `${cell} max-md:min-w-6`;
const name = `${cell} min-w-0 [overflow-wrap:anywhere] max-md:flex-1 max-md:basis-28 md:w-full`;

/** Who applied, numbered from the latest on. */
export function ApplicantTable({ applicants }: { applicants: readonly Applicant[] }) {
	return (
		<Card flush>
			<table className={`w-full border-collapse ${block}`}>
				<thead className={block}>
					<tr className={`text-sm text-ink-soft max-md:py-2.5 md:h-11 ${row}`}>
						<th scope="col" className={place}>
							{m["job-board.applicants.number"]()}
						</th>
						<th scope="col" className={name}>
							{m["words.name"]()}
						</th>
						<th scope="col" className={`${cell} max-md:basis-40`}>
							{m["words.mobile"]()}
						</th>
					</tr>
				</thead>
				<tbody className={block}>
					{applicants.map(({ _id, ...person }, index) => (
						<tr key={_id} className={`border-t border-line max-md:py-1 ${row}`}>
							<td className={`${place} tabular-nums`}>{index + 1}</td>
							<td className={name}>{person.name}</td>
							<td className={`${cell} max-md:basis-40`}>
								<CallLink id={applicantLinkId(_id)} {...person} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Card>
	);
}
