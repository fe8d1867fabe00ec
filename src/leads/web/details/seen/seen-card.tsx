import { numberViewReasonNames } from "../../../../accounts/web/number-view-words.ts";
import { listingTitle, personOf } from "../../../../listings/web/details/listing-words.ts";
import { m } from "../../../../paraglide/messages.js";
import { formatDateTime } from "../../../../platform/dates.ts";
import { LoadProblem } from "../../../../platform/web/load-problem.tsx";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { Waiting } from "../../../../ui/feedback/waiting.tsx";
import type { LeadOffer, OfferedProfessional } from "../../../assignment.contract.ts";
import type { LeadAnswer } from "../../../leads.contract.ts";
import type { NumberSeen } from "../../../number-seen.contract.ts";
import { GoneMark } from "./gone-mark.tsx";
import { LeadPlaces, placesLeft } from "../../list/lead-places.tsx";
import { seenText } from "./seen-text.ts";

function Who({ professional }: { professional: OfferedProfessional }) {
	const person = personOf(professional);
	const title = listingTitle(professional);
	return (
		<>
			<p className="font-strong">{person ?? title}</p>
			{person !== null && person !== title && <p className="text-sm text-ink-soft">{title}</p>}
		</>
	);
}

function SeenBy({ offer: { professional, claimedAt, isBlocked } }: { offer: LeadOffer }) {
	return (
		<li className="flex items-center gap-3 border-b border-line py-3 last:border-0">
			{professional === null ? (
				<GoneMark size="sm" />
			) : (
				<Avatar name={professional.name} size="sm" photo={professional.photo ?? undefined} />
			)}
			<div className="min-w-0 [overflow-wrap:anywhere]">
				{professional === null ? (
					<p className="font-strong">{isBlocked ? m["leads.offers.blocked"]() : m["leads.offers.gone"]()}</p>
				) : (
					<Who professional={professional} />
				)}
				<p className="text-sm text-ink-soft tabular-nums">
					<time dateTime={claimedAt}>{formatDateTime(new Date(claimedAt))}</time>
				</p>
			</div>
		</li>
	);
}

/** Our support viewed the number: when and why. */
function SeenByStaff({ seen: { name, at, reason } }: { seen: NumberSeen }) {
	return (
		<li className="flex items-center gap-3 border-b border-line py-3 last:border-0">
			<Avatar name={name} size="sm" />
			<div className="min-w-0 [overflow-wrap:anywhere]">
				<p className="font-strong">{name}</p>
				{reason !== undefined && <p className="text-sm text-ink-soft">{numberViewReasonNames[reason]()}</p>}
				<p className="text-sm text-ink-soft tabular-nums">
					<time dateTime={at}>{formatDateTime(new Date(at))}</time>
				</p>
			</div>
		</li>
	);
}

/** The free places, starting with this number. */
function Free({ lead }: { lead: LeadAnswer }) {
	return (
		<li className="flex items-center gap-3 py-3">
			<span
				aria-hidden="true"
				className="grid size-11 shrink-0 place-items-center rounded-full border border-dashed border-field font-strong text-ink-faint tabular-nums"
			>
				{lead.claimsTaken + 1}
			</span>
			<p className="min-w-0 text-ink-soft">{m["leads.seen.free"]({ count: placesLeft(lead) })}</p>
		</li>
	);
}

type SeenCardProps = {
	lead: LeadAnswer;
	/** Null while they load. */
	offers: LeadOffer[] | null;
	hasFailed?: boolean;
};

/** Who has seen the customer's number and when, and how many more can. */
export function SeenCard({ lead, offers, hasFailed = false }: SeenCardProps) {
	const { own } = lead.abilities;
	const line = own && offers !== null ? seenText(lead, offers) : null;
	const isFree = lead.status === "open" && placesLeft(lead) > 0;
	const byStaff = lead.seenBy?.filter(({ who }) => who === "staff") ?? [];
	return (
		<Card as="section" aria-labelledby="seen" className="grid content-start gap-2 self-start">
			<h2 id="seen" className="text-lg">
				{own ? m["leads.details.seen_title"]() : m["leads.seen.staff_title"]()}
			</h2>
			<LeadPlaces lead={lead} />
			{hasFailed && <LoadProblem text={m["leads.offers.failed"]()} className="border-0! shadow-none!" />}
			{!hasFailed && offers === null && <Waiting />}
			{offers !== null && offers.length > 0 && (
				<ul className="grid *:min-w-0">
					{offers.map((offer) => (
						<SeenBy key={offer.professional?._id ?? offer.claimedAt} offer={offer} />
					))}
					{isFree && <Free lead={lead} />}
				</ul>
			)}
			{byStaff.length > 0 && (
				<ul className="grid *:min-w-0">
					{byStaff.map((seen) => (
						<SeenByStaff key={seen.at} seen={seen} />
					))}
				</ul>
			)}
			{line !== null && <p className="text-ink-soft">{line}</p>}
		</Card>
	);
}
