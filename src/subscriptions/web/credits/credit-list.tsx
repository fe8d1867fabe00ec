import { Fragment } from "react";
import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { formatTime } from "../../../platform/dates.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import type { CreditEntryAnswer } from "../../subscriptions.contract.ts";
import { byDay } from "./credit-days.ts";
import { creditInWords } from "./credit-words.ts";

/** The way to the lead of a line, where the focus goes on after more was loaded. */
export const creditLinkId = (entryId: string) => `credit-${entryId}`;

/** One line: taken or given back, why, of which plan, and the way to the lead. */
function CreditLine({ entry }: { entry: CreditEntryAnswer }) {
	const isSpent = entry.kind === "spent";
	return (
		<Card as="li" className="grid gap-1.5">
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<Badge tone={isSpent ? "neutral" : "success"}>
					{isSpent ? m["subscriptions.credits.spent"]() : m["subscriptions.credits.returned"]()}
				</Badge>
				<time dateTime={entry.at} className="text-sm text-ink-faint tabular-nums">
					{formatTime(new Date(entry.at))}
				</time>
			</div>
			<p className="font-strong [overflow-wrap:anywhere]">{creditInWords(entry)}</p>
			<div className="flex flex-wrap items-center justify-between gap-x-3">
				<p className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">
					{m["subscriptions.credits.plan_of"]({
						service: entry.serviceName,
						plan: entry.paymentPlan,
					})}
				</p>
				<Link
					id={creditLinkId(entry._id)}
					to={`/lead/${entry.leadId}`}
					className="inline-flex min-h-11 items-center text-act underline decoration-1 underline-offset-[0.2em] hover:text-act-hover"
				>
					{m["subscriptions.credits.view_lead"]()}
				</Link>
			</div>
		</Card>
	);
}

/** The lines of the book under the days on which they were written. */
export function CreditList({ entries }: { entries: CreditEntryAnswer[] }) {
	return (
		<div className="grid gap-3">
			{byDay(entries).map(({ day, title, entries: ofDay }) => (
				<Fragment key={day}>
					<h2 id={`day-${day}`} className="mt-2 text-lg">
						{title}
					</h2>
					<ul aria-labelledby={`day-${day}`} className="grid gap-3">
						{ofDay.map((entry) => (
							<CreditLine key={entry._id} entry={entry} />
						))}
					</ul>
				</Fragment>
			))}
		</div>
	);
}
