import { useId } from "react";
import { Link } from "react-router";
import { formatMobile } from "../../../accounts/mobile.ts";
import { SafetyMenuFromSlot } from "../../../accounts/web/safety-slot.ts";
import { detailsAddress } from "../../../listings/list-address.ts";
import { Rating } from "../../../listings/web/rating.tsx";
import { AvailabilityBadge } from "../../../listings/web/list/availability-badge.tsx";
import { listingTitle, whoAndWhat } from "../../../listings/web/details/listing-words.ts";
import { m } from "../../../paraglide/messages.js";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Fact } from "../../../ui/layout/fact.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { offerDetailsState } from "./offer-state.ts";
import { offerTime } from "./offer-time.ts";
import type { ReachableOffer } from "./reachable-offer.ts";

function Head({ offer, id }: { offer: ReachableOffer; id: string }) {
	const { professional, isBooked, isSuspended } = offer;
	return (
		<div className="flex items-start gap-3.5">
			<Avatar name={professional.name} photo={professional.photo ?? undefined} />
			<div className="min-w-0 [overflow-wrap:anywhere]">
				<h2 id={id} className="text-lg">
					<Link
						to={detailsAddress(professional._id)}
						state={offerDetailsState(offer)}
						className="relative inline-block text-ink no-underline after:absolute after:inset-x-0 after:-inset-y-2.5 hover:text-act-ink"
					>
						{listingTitle(professional)}
					</Link>
				</h2>
				<p className="text-sm text-ink-soft">{whoAndWhat(professional)}</p>
				<p className="flex flex-wrap gap-x-2 text-sm">
					<Rating rating={professional.rating} />
					{professional.answers}
				</p>
				<p className="mt-1.5 flex flex-wrap gap-2 empty:hidden">
					{isBooked && <Badge tone="success">{m["leads.booking.title"]()}</Badge>}
					{!isSuspended && <AvailabilityBadge availability={professional.availability} />}
				</p>
			</div>
		</div>
	);
}

type OfferCardProps = {
	offer: ReachableOffer;
	/** The main action is to call the booked professional. */
	isMain: boolean;
	/** Null if no one can be booked. */
	onBook: (() => void) | null;
	onBlocked: () => void;
};

/** A professional who has the number: who, what, where, since when, and how to reach them. */
export function OfferCard({ offer, isMain, onBook, onBlocked }: OfferCardProps) {
	const id = useId();
	const { professional, isBooked, isSuspended } = offer;
	const name = listingTitle(professional);
	return (
		<Card
			as="li"
			className={`grid gap-4 *:min-w-0 md:grid-cols-[1fr_10rem] md:gap-6 ${isBooked ? "border-act!" : ""}`}
		>
			<div className="grid content-start gap-3 *:min-w-0">
				<div className="flex items-start justify-between gap-3">
					<Head offer={offer} id={id} />
					<SafetyMenuFromSlot
						name={name}
						block={{ userId: professional.userId }}
						report={{ type: "listing", id: professional._id }}
						onBlocked={onBlocked}
					/>
				</div>
				<div className="grid gap-1.5">
					<Fact icon="map-pin">{professional.area}</Fact>
					<Fact icon="clock">{offerTime(offer)}</Fact>
					<Fact icon="phone">
						<span className="tabular-nums">{formatMobile(professional.mobile)}</span>
					</Fact>
				</div>
				{isSuspended && <Note icon="ban">{m["leads.offers.suspended"]()}</Note>}
			</div>
			<div className="grid grid-cols-2 content-start gap-2 md:grid-cols-1">
				<ButtonLink
					to={`tel:${professional.mobile}`}
					variant={isMain ? "now" : "act"}
					icon="phone"
					aria-label={m["leads.offers.call_who"]({ name })}
					className={onBook === null ? "col-span-2 md:col-span-1" : ""}
				>
					{m["leads.offers.call"]()}
				</ButtonLink>
				{onBook !== null && (
					<Button icon="check" onClick={onBook} aria-label={m["leads.offers.book_who"]({ name })}>
						{m["leads.offers.book"]()}
					</Button>
				)}
				<ButtonLink
					to={detailsAddress(professional._id)}
					state={offerDetailsState(offer)}
					variant="text"
					aria-describedby={id}
					className="col-span-2 mx-0 md:col-span-1"
				>
					{m["listings.card.details"]()}
				</ButtonLink>
			</div>
		</Card>
	);
}
