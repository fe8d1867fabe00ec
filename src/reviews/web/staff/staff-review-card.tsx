import { reviewAddress } from "../../../listings/listing-addresses.ts";
import { m } from "../../../paraglide/messages.js";
import { formatDateTime } from "../../../platform/dates.ts";
import { ProfileTextLink } from "../../../profiles/web/view-profile-link.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { StaffReview } from "../../moderation.contract.ts";
import { WrittenReview } from "../review-item.tsx";
import { ruleWords } from "../review-words.ts";
import { StaffDecision } from "./staff-decision.tsx";
import { holdWords, staffReviewId, statusLooks } from "./staff-words.ts";

function Head({ review }: { review: StaffReview }) {
	const { _id, side, status, listing, serviceName, place, statusChangedAt } = review;
	const name = listing.name === "" ? m["reviews.staff.gone"]() : listing.name;
	return (
		<div className="grid gap-1">
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<Badge tone={statusLooks[status].tone}>{statusLooks[status].name()}</Badge>
				<span className="text-sm text-ink-soft">{formatDateTime(new Date(statusChangedAt))}</span>
			</div>
			<h2
				id={staffReviewId(_id)}
				tabIndex={-1}
				className="scroll-mt-24 text-lg outline-none [overflow-wrap:anywhere]"
			>
				<TextLink to={reviewAddress(listing._id)} className="-my-2.5 inline-block py-2.5">
					{side === "customer"
						? m["reviews.staff.by_customer"]({ name })
						: m["reviews.staff.by_professional"]({ name })}
				</TextLink>
			</h2>
			<p className="text-sm text-ink-soft">{m["leads.card.untitled"]({ service: serviceName, place })}</p>
		</div>
	);
}

function Author({ author, leadId }: Pick<StaffReview, "author" | "leadId">) {
	return (
		<p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
			<span>
				{m["reviews.staff.author"]()}{" "}
				{author.name === "" ? (
					m["reviews.staff.author_gone"]()
				) : (
					<ProfileTextLink userId={author.userId} className="[overflow-wrap:anywhere]">
						{author.name}
					</ProfileTextLink>
				)}
			</span>
			<TextLink to={`/lead/${leadId}`}>{m["reviews.staff.request"]()}</TextLink>
		</p>
	);
}

/** Why it was removed and by whom, and the appeal with its decision. */
function Removal({ removal, removedBy, appeal }: Pick<StaffReview, "removal" | "removedBy" | "appeal">) {
	return (
		<>
			{removal !== null && (
				<Note tone="danger" icon="ban">
					{m["reviews.staff.removed_for"]({ name: removedBy ?? "", rule: ruleWords[removal.rule].name() })}
					<span className="block [overflow-wrap:anywhere]">{removal.reason}</span>
				</Note>
			)}
			{appeal !== null && (
				<Note icon="message-square-text">
					{m["reviews.staff.appeal_says"]()}
					<span className="block [overflow-wrap:anywhere]">{appeal.text}</span>
					{appeal.outcome !== null && (
						<span className="block [overflow-wrap:anywhere]">
							{m["reviews.staff.decided"]({
								outcome:
									appeal.outcome === "upheld" ? m["reviews.staff.upheld"]() : m["reviews.staff.rejected"](),
								reason: appeal.reason ?? "",
							})}
						</span>
					)}
				</Note>
			)}
		</>
	);
}

type StaffReviewCardProps = {
	review: StaffReview;
	onDecided: (review: StaffReview) => void;
	/** Called when someone else had decided. */
	onRefused: () => void;
};

/** A review for managers: what was written, why it waits, and the decision. */
export function StaffReviewCard({ review, ...decision }: StaffReviewCardProps) {
	return (
		<Card as="li" className="flex flex-col gap-3">
			<Head review={review} />
			{review.holdReason !== null && (
				<Note tone="now" icon="triangle-alert">
					{holdWords[review.holdReason]()}
				</Note>
			)}
			<WrittenReview {...review} />
			<Author {...review} />
			<Removal {...review} />
			<StaffDecision review={review} {...decision} />
		</Card>
	);
}
