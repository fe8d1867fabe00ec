import { type Ref, useState } from "react";
import { listAddress } from "../../../listings/list-address.ts";
import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { useNextFocus } from "../../../ui/feedback/use-next-focus.ts";
import type { LeadOffer } from "../../assignment.contract.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { GoneCard } from "../details/seen/gone-card.tsx";
import { OfferCard } from "./offer-card.tsx";
import { type Claimed, offersHead } from "./offers-head.ts";
import { isReachable, type ReachableOffer } from "./reachable-offer.ts";
import { SeenCard } from "../details/seen/seen-card.tsx";

const BookDialog = dialogOnDemand(() => import("./book-dialog.tsx"));

function Head({ title, line, heading }: { title: string; line: string; heading: Ref<HTMLHeadingElement> }) {
	return (
		<header className="[overflow-wrap:anywhere]">
			<h1
				ref={heading}
				tabIndex={-1}
				className="scroll-mt-24 text-2xl tracking-[-0.01em] outline-none desk:text-3xl desk:tracking-[-0.015em]"
			>
				{title}
			</h1>
			<p className="text-ink-soft">{line}</p>
		</header>
	);
}

function NoOffers({ lead }: { lead: LeadAnswer }) {
	const isWaiting = lead.abilities.own && lead.status === "open" && lead.serviceSlug !== "";
	return (
		<EmptyState
			heading="h1"
			title={m["leads.offers.empty_title"]()}
			text={m["leads.offers.empty_text"]()}
			action={
				isWaiting && (
					<ButtonLink to={listAddress({ service: lead.serviceSlug })}>
						{m["leads.offers.find"]({ service: lead.serviceName })}
					</ButtonLink>
				)
			}
		/>
	);
}

type OfferListProps = Claimed & {
	/** Above the page. */
	note: React.ReactNode;
	onBooked: (lead: LeadAnswer) => void;
	/** Reloads the lead and the offers. */
	onChanged: () => void;
};

/** The professionals who claimed the lead, to call and book, and who has seen the number. */
export function OfferList({ lead, offers, note, onBooked, onChanged }: OfferListProps) {
	const [chosen, setChosen] = useState<ReachableOffer | null>(null);
	const head = useNextFocus();
	const reachable = offers.filter(isReachable);
	const booked = reachable.find(({ isBooked }) => isBooked);
	const others = offers.filter((offer) => offer !== booked);
	const takeOver = (changed: LeadAnswer) => {
		onBooked(changed);
		onChanged();
		head.goOn();
	};
	const card = (offer: LeadOffer) =>
		isReachable(offer) ? (
			<OfferCard
				key={offer.professional._id}
				offer={offer}
				isMain={offer === booked && lead.status === "booked"}
				onBlocked={onChanged}
				onBook={lead.abilities.book && offer.abilities.book ? () => setChosen(offer) : null}
			/>
		) : (
			<GoneCard key={offer.claimedAt} offer={offer} />
		);
	return (
		<Page>
			{note}
			<BackLink to={`/lead/${lead._id}`}>{m["leads.offers.back"]()}</BackLink>
			<div className="grid gap-6 *:min-w-0 desk:grid-cols-[1fr_22.5rem] desk:items-start desk:gap-8">
				<div className="grid gap-6 *:min-w-0">
					{offers.length === 0 ? (
						<NoOffers lead={lead} />
					) : (
						<Head {...offersHead({ lead, offers }, booked)} heading={head.next} />
					)}
					{booked !== undefined && <ul className="grid *:min-w-0">{card(booked)}</ul>}
					{booked !== undefined && others.length > 0 && (
						<p className="-mb-3 font-strong">{m["leads.offers.others"]()}</p>
					)}
					{others.length > 0 && <ul className="grid gap-4 *:min-w-0">{others.map(card)}</ul>}
				</div>
				<SeenCard lead={lead} offers={offers} />
			</div>
			{chosen !== null && (
				<BookDialog
					leadId={lead._id}
					professional={chosen.professional}
					hasOthers={reachable.length > 1}
					onBooked={takeOver}
					onRefused={onChanged}
					onClose={() => setChosen(null)}
				/>
			)}
		</Page>
	);
}
