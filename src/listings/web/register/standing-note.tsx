import { m } from "../../../paraglide/messages.js";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { deskAddress, plansAddress } from "../../desk-address.ts";
import { standOf, waitOf } from "../../listing-wait.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { standingWords } from "../../registration.ts";

/** The way on from a registration that is there already: pay it, renew it, or look at it. */
function WayOn({ listing }: { listing: ListingDetails }) {
	const { _id: id } = listing;
	const wait = waitOf(standOf(listing));
	if (wait === "payment" || wait === "renewal") {
		return (
			<ButtonLink to={plansAddress(id)} variant="now" size="lg">
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
	const stand = standOf(listing);
	return (
		<div className="grid gap-4">
			<Note tone={stand.status === "active" ? "success" : "now"} announced>
				{standingWords(stand)}
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
