import type { StaffListing } from "../../../listings/listing-answers.ts";
import { AvailabilityBadge } from "../../../listings/web/list/availability-badge.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { useNextFocus } from "../../../ui/feedback/use-next-focus.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { answerInWords } from "./assignment-words.ts";
import { canBeAsked } from "./can-be-asked.ts";

type AssignLeadProps = {
	lead: LeadAnswer;
	listing: StaffListing;
	/** The id of the card's title, which names the professional for the button. */
	titleId: string;
	isBusy: boolean;
	/** Settles when the lead is assigned or the request refused. */
	onAssign: () => Promise<void>;
};

/** On a professional's card: the assignment to them, or the button that assigns the lead if that is possible. */
export function AssignLead({ lead, listing, titleId, isBusy, onAssign }: AssignLeadProps) {
	const { next, goOn } = useNextFocus<HTMLDivElement>();
	const { assignedDetails: assigned } = lead;
	const isOffered = canBeAsked(lead, listing);
	const isAssigned = assigned?.professional._id === listing._id;
	const isOver = assigned?.status === "rejected" || assigned?.status === "lapsed";
	const press = async () => {
		await onAssign();
		goOn();
	};
	return (
		<>
			{isAssigned && (
				<div ref={next} tabIndex={-1} className="scroll-mt-24 outline-none">
					<Note tone={isOver ? "plain" : "success"} icon={isOver ? "info" : "check"}>
						{m["leads.assign.here"]({ answer: answerInWords(assigned) })}
					</Note>
				</div>
			)}
			{isOffered && listing.availability === "unavailable" && (
				<p>
					<AvailabilityBadge availability={listing.availability} />
				</p>
			)}
			{isOffered && (
				<Button
					variant="act"
					size="lg"
					icon="send"
					block
					busy={isBusy}
					aria-describedby={titleId}
					onClick={() => void press()}
				>
					{m["leads.assign.button"]()}
				</Button>
			)}
		</>
	);
}
