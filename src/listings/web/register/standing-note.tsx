import { m } from "../../../paraglide/messages.js";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { deskAddress } from "../../desk-address.ts";
import { waitOf } from "../../listing-wait.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { standingWords } from "../../registration.ts";

/** The way on from a registration that is there already: pay it, renew it, or look at it. */
function WayOn({ listing }: { listing: ListingDetails }) {
	const { _id: id, professionalStatus, paymentStatus = "pending" } = listing;
	const wait = waitOf({ status: professionalStatus.type, paymentStatus });
	if (wait === "payment" || wait === "renewal") {
		return (
			<ButtonLink to={`/${encodeURIComponent(id)}/choose-subscription`} variant="now" size="lg">
				{wait === "payment" ? m["listings.register.standing_pay"]() : m["listings.register.standing_renew"]()}
			</ButtonLink>
		);
	}
	return (
		<ButtonLink to={deskAddress(id)} variant="now" size="lg">
			{m["listings.register.standing_see"]()}
		</ButtonLink>
	);
}

type StandingNoteProps = {
	listing: ListingDetails;
	/** Given where the form is hidden: the way back to it. */
	onOther?: () => void;
};

/** Says that one has registered for this service before, how that stands, and what to do about it. */
export function StandingNote({ listing, onOther }: StandingNoteProps) {
	const { type: status } = listing.professionalStatus;
	return (
		<div className="grid gap-4">
			<Note tone={status === "active" ? "success" : "now"} announced>
				{standingWords({ status, paymentStatus: listing.paymentStatus ?? "pending" })}
			</Note>
			<div className="flex flex-wrap gap-3">
				<WayOn listing={listing} />
				{onOther && (
					<Button size="lg" onClick={onOther}>
						{m["listings.register.standing_other"]()}
					</Button>
				)}
			</div>
		</div>
	);
}
