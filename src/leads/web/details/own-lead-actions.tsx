import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { ActionBar } from "../../../ui/layout/action-bar.tsx";
import { Button, ButtonLink } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import type { LeadAnswer } from "../../leads.contract.ts";
import { placesLeft } from "../list/lead-places.tsx";
import { professionalName } from "./lead-words.ts";
import { offersAddress } from "../offers/offers-address.ts";

const CloseLeadDialog = dialogOnDemand(() => import("./close-lead-dialog.tsx"));

type OwnLeadProps = { lead: LeadAnswer };

/** The same on phones, within the thumb's reach: the claimers, or the booked professional. */
function OwnLeadBar({ lead }: OwnLeadProps) {
	const { bookedProfessional: booked, offerCount = 0, status } = lead;
	if (booked !== null) {
		return (
			<ActionBar>
				<ButtonLink to={`tel:${booked.mobile}`} variant="now" size="lg" icon="phone">
					{m["leads.details.call"]({ name: professionalName(booked) })}
				</ButtonLink>
			</ActionBar>
		);
	}
	return (
		<ActionBar>
			<div>
				<p className="font-strong">{m["leads.offers.count"]({ count: offerCount })}</p>
				{status === "open" && (
					<p className="text-sm text-ink-soft">{m["leads.seen.free_short"]({ count: placesLeft(lead) })}</p>
				)}
			</div>
			<ButtonLink to={offersAddress(lead._id)} variant={lead.abilities.book ? "now" : "quiet"} size="lg">
				{m["leads.offers.view"]()}
			</ButtonLink>
		</ActionBar>
	);
}

/** The customer's actions: see who claimed the lead until one is booked, call the booked one, and close the lead. */
export default function OwnLeadActions({
	lead,
	onClosed,
}: OwnLeadProps & { onClosed: (lead: LeadAnswer) => void }) {
	const [isOpen, setOpen] = useState(false);
	const { close, book } = lead.abilities;
	const isBooked = lead.bookedProfessional !== null;
	const actions = (close || !isBooked) && (
		<div className={`flex flex-wrap gap-3 ${close ? "" : "max-desk:hidden"}`}>
			{!isBooked && (
				<ButtonLink
					to={offersAddress(lead._id)}
					variant={book ? "now" : "quiet"}
					size="lg"
					className="max-desk:hidden"
				>
					{m["leads.offers.view"]()}
				</ButtonLink>
			)}
			{close && (
				<Button size="lg" onClick={() => setOpen(true)}>
					{m["leads.details.close"]()}
				</Button>
			)}
		</div>
	);
	return (
		<>
			{actions}
			<OwnLeadBar lead={lead} />
			{isOpen && <CloseLeadDialog lead={lead} onClosed={onClosed} onClose={() => setOpen(false)} />}
		</>
	);
}
