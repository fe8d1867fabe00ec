import { listingTitle } from "../../../listings/web/details/listing-words.ts";
import { m } from "../../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { ConfirmDialog } from "../../../platform/web/confirm-dialog.tsx";
import type { AssignmentApi, OfferedProfessional } from "../../assignment.contract.ts";
import type { LeadAnswer } from "../../leads.contract.ts";

const call = apiOf<AssignmentApi>();

type BookDialogProps = {
	leadId: string;
	professional: OfferedProfessional;
	/** Others will lose the number. */
	hasOthers: boolean;
	onBooked: (lead: LeadAnswer) => void;
	/** Called when the lead has changed and the screen is out of date. */
	onRefused: () => void;
	onClose: () => void;
};

/** Confirms the booking of a professional who claimed the lead. */
export default function BookDialog({
	leadId,
	professional,
	hasOthers,
	onBooked,
	onRefused,
	onClose,
}: BookDialogProps) {
	const name = listingTitle(professional);
	const book = async () => {
		try {
			const params = { id: leadId };
			const body = { professionalId: professional._id };
			onBooked((await call("PUT /api/lead/:id/book", { params, body })).lead);
		} catch (failure) {
			if (failure instanceof ApiFailure && failure.status === 409) {
				onRefused();
				onClose();
			}
			throw failure;
		}
	};
	return (
		<ConfirmDialog
			title={m["leads.offers.book_title"]({ name })}
			keep={m["leads.offers.book_keep"]()}
			confirm={m["leads.offers.book_confirm"]()}
			variant="act"
			done={m["leads.offers.booked"]({ name })}
			onConfirm={book}
			onClose={onClose}
		>
			<p>{m["leads.offers.book_text"]({ name })}</p>
			{hasOthers && <p>{m["leads.offers.book_others"]()}</p>}
		</ConfirmDialog>
	);
}
