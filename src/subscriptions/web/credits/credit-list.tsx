import { Fragment } from "react";
import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { subscriptionsAddress } from "../../../listings/listing-addresses.ts";
import { formatTime } from "../../../platform/dates.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { CreditKind } from "../../credit.ts";
import type { CreditEntryAnswer } from "../../subscriptions.contract.ts";
import { byDay } from "./credit-days.ts";
import { creditInWords } from "./credit-words.ts";

/** The link of a line, which receives the focus after more lines load. */
export const creditLinkId = (entryId: string) => `credit-${entryId}`;

const kinds: Record<CreditKind, { tone: "neutral" | "success"; name: () => string }> = {
	spent: { tone: "neutral", name: m["subscriptions.credits.spent"] },
	returned: { tone: "success", name: m["subscriptions.credits.returned"] },
	ended: { tone: "neutral", name: m["subscriptions.credits.ended"] },
};

/** The lead of the line, or the listing's plans if a refund ended the remaining leads. */
const linkOf = ({ leadId, listingId }: CreditEntryAnswer) =>
	leadId === null
		? { to: subscriptionsAddress(listingId), label: m["words.my_subscriptions"]() }
		: { to: `/lead/${leadId}`, label: m["subscriptions.credits.view_lead"]() };

/** One line: what happened to a lead and why, the plan, and a link to details. */
function CreditLine({ entry }: { entry: CreditEntryAnswer }) {
	const { tone, name } = kinds[entry.kind];
	const link = linkOf(entry);
	return (
		<Card as="li" className="grid gap-1.5">
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<Badge tone={tone}>{name()}</Badge>
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
					to={link.to}
					className="inline-flex min-h-11 items-center text-act underline decoration-1 underline-offset-[0.2em] hover:text-act-hover"
				>
					{link.label}
				</Link>
			</div>
		</Card>
	);
}

/** The lines of the book, grouped by the days on which they were written. */
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
