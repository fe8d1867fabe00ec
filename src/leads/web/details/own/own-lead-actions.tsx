import { useState } from "react";
import { m } from "../../../../paraglide/messages.js";
import { ActionBar } from "../../../../ui/layout/action-bar.tsx";
import { Button, ButtonLink } from "../../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../../ui/overlay/dialog-on-demand.tsx";
import type { LeadAnswer } from "../../../leads.contract.ts";
import { placesLeft } from "../../list/lead-places.tsx";
import { professionalName } from "../lead-words.ts";
import { offersAddress } from "../../offers/offers-address.ts";
import { PayByUpi } from "./pay-by-upi.tsx";
import { WaitingCard } from "./waiting-card.tsx";

const FinishDialog = dialogOnDemand(() => import("./finish-dialog.tsx"));
const UnbookDialog = dialogOnDemand(() => import("./unbook-dialog.tsx"));
const EditDialog = dialogOnDemand(() => import("./edit-dialog.tsx"));

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

type OpenDialog = "finish" | "unbook" | "edit";

/**
 * The customer's actions: see who claimed the lead until one is booked, change it, take the booking back, end it, and
 * then pay.
 */
export default function OwnLeadActions({
	lead,
	onChanged,
}: OwnLeadProps & { onChanged: (lead: LeadAnswer) => void }) {
	const [open, setOpen] = useState<OpenDialog | null>(null);
	const { close, book, edit, unbook, getHelp } = lead.abilities;
	const { bookedProfessional: booked, pricePaid } = lead;
	const isBooked = booked !== null;
	// Work that was free is paid.
	const upiId = pricePaid === 0 ? undefined : booked?.upiId;
	const onClose = () => setOpen(null);
	return (
		<>
			{booked !== null && upiId !== undefined && <PayByUpi lead={lead} payee={booked} upiId={upiId} />}
			{getHelp && <WaitingCard lead={lead} onChanged={onChanged} onEdit={() => setOpen("edit")} />}
			{(close || !isBooked) && (
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
						<Button size="lg" onClick={() => setOpen("finish")}>
							{m["leads.details.close"]()}
						</Button>
					)}
					{edit && (
						<Button size="lg" icon="pencil" onClick={() => setOpen("edit")}>
							{m["leads.edit.button"]()}
						</Button>
					)}
					{unbook && (
						<Button size="lg" onClick={() => setOpen("unbook")}>
							{m["leads.unbook.button"]()}
						</Button>
					)}
				</div>
			)}
			<OwnLeadBar lead={lead} />
			{open === "finish" && <FinishDialog lead={lead} onFinished={onChanged} onClose={onClose} />}
			{open === "edit" && <EditDialog lead={lead} onEdited={onChanged} onClose={onClose} />}
			{open === "unbook" && <UnbookDialog leadId={lead._id} onUnbooked={onChanged} onClose={onClose} />}
		</>
	);
}
