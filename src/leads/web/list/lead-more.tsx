import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button, ButtonLink } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { Fact } from "../../../ui/layout/fact.tsx";
import { useNextFocus } from "../../../ui/feedback/use-next-focus.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import AnswerButtons from "../details/assignment/answer-buttons.tsx";
import { AnswerBadge } from "./answer-badge.tsx";
import { AssignLink } from "../details/assignment/assign-link.tsx";
import { claimStatuses } from "../claim/claim-status.ts";
import { contactOf } from "../details/number/lead-contact.ts";
import { leadLinkId } from "./lead-card.tsx";
import { offerTime } from "../offers/offer-time.ts";
import { professionalName } from "../details/lead-words.ts";
import { offersAddress } from "../offers/offers-address.ts";
import { useFreshLead } from "../details/live/use-fresh-lead.ts";

const FinishDialog = dialogOnDemand(() => import("../details/own/finish-dialog.tsx"));

type LeadMoreProps = {
	lead: LeadAnswer;
	/** When its list was loaded. */
	readAt: Date;
	/** Receives the lead from the response to an answer. */
	onChanged: (lead: LeadAnswer) => void;
};

const row = "flex flex-wrap items-center justify-between gap-x-3 gap-y-2";

function CallRow({ children, name, mobile }: { children: React.ReactNode; name: string; mobile: string }) {
	return (
		<div className={row}>
			<div className="min-w-0 flex-1 basis-40">{children}</div>
			<ButtonLink
				to={`tel:${mobile}`}
				variant="act"
				icon="phone"
				aria-label={m["leads.offers.call_who"]({ name })}
			>
				{m["leads.offers.call"]()}
			</ButtonLink>
		</div>
	);
}

/** For the customer and staff: who is booked, otherwise how many offers there are. */
function Offers({ lead }: { lead: LeadAnswer }) {
	const { bookedProfessional: booked, offerCount: count = 0 } = lead;
	if (booked !== null) {
		const name = professionalName(booked);
		return (
			<CallRow name={name} mobile={booked.mobile}>
				<Fact icon="circle-check">
					{lead.status === "completed"
						? m["leads.offers.completed_lead"]({ name })
						: m["leads.offers.booked"]({ name })}
				</Fact>
			</CallRow>
		);
	}
	if (count === 0) return null;
	return (
		<div className={row}>
			<p className="font-strong">{m["leads.offers.count"]({ count })}</p>
			<ButtonLink
				to={offersAddress(lead._id)}
				variant={lead.abilities.book ? "act" : "quiet"}
				aria-describedby={leadLinkId(lead._id)}
			>
				{m["leads.offers.view"]()}
			</ButtonLink>
		</div>
	);
}

/** For claimers: since when, the status of the claim, and the customer to call. */
function Claim({ lead }: { lead: LeadAnswer }) {
	const contact = contactOf(lead);
	const { claimedDetails } = lead;
	if (claimedDetails === null) return null;
	const words = (
		<div className="grid gap-1.5">
			{contact !== null && <Fact icon="user">{contact.name}</Fact>}
			<Fact icon="clock">{offerTime(claimedDetails)}</Fact>
			{claimStatuses(lead).map(({ text }) => (
				<Fact key={text} icon="info">
					{text}
				</Fact>
			))}
		</div>
	);
	if (contact === null) return words;
	return (
		<CallRow name={contact.name} mobile={contact.mobile}>
			{words}
		</CallRow>
	);
}

/**
 * For the customer, staff and the assigned professional: the status of the assignment, and for the last the answer
 * buttons.
 */
function Assignment({
	lead,
	onChanged,
	onRefused,
}: Pick<LeadMoreProps, "lead" | "onChanged"> & { onRefused: () => void }) {
	const { next, goOn } = useNextFocus<HTMLParagraphElement>();
	const { assignedDetails: assigned, abilities } = lead;
	if (assigned === null) return null;
	const isTold = abilities.seeOffers;
	const onAnswered = (answered: LeadAnswer) => {
		onChanged(answered);
		goOn();
	};
	return (
		<div className={row}>
			<p ref={next} tabIndex={-1} className="flex min-w-0 flex-wrap items-center gap-2 outline-none">
				{isTold && (
					<span className="min-w-0 [overflow-wrap:anywhere]">
						{m["leads.assigned.to"]({ name: professionalName(assigned.professional) })}
					</span>
				)}
				<AnswerBadge status={assigned.status} />
			</p>
			{abilities.answer && (
				<div className="flex flex-wrap gap-2">
					<AnswerButtons
						lead={lead}
						size="md"
						describedBy={leadLinkId(lead._id)}
						onAnswered={onAnswered}
						onRefused={onRefused}
					/>
				</div>
			)}
		</div>
	);
}

/** For the customer: ends the lead. */
function Finish({ lead, onFinished }: { lead: LeadAnswer; onFinished: (lead: LeadAnswer) => void }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<div className="flex justify-end">
			<Button aria-describedby={leadLinkId(lead._id)} onClick={() => setOpen(true)}>
				{m["leads.details.close"]()}
			</Button>
			{isOpen && <FinishDialog lead={lead} onFinished={onFinished} onClose={() => setOpen(false)} />}
		</div>
	);
}

/** What a signed-in viewer sees of a lead in a list, and can do with it right there. */
export function LeadMore({ lead, readAt, onChanged }: LeadMoreProps) {
	const { readAgain } = useFreshLead(lead, readAt, onChanged);
	const { seeOffers, assign, close } = lead.abilities;
	const isAnswered = lead.assignedDetails?.action === "accepted";
	return (
		<>
			{!(seeOffers && isAnswered) && <Assignment lead={lead} onChanged={onChanged} onRefused={readAgain} />}
			{seeOffers ? <Offers lead={lead} /> : <Claim lead={lead} />}
			{close && <Finish lead={lead} onFinished={onChanged} />}
			{assign && (
				<div className={row}>
					<AssignLink lead={lead} describedBy={leadLinkId(lead._id)} />
				</div>
			)}
		</>
	);
}
