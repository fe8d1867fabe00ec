import { m } from "../../../paraglide/messages.js";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { deskAddress, plansAddress } from "../../desk-address.ts";
import { standOf, waitOf } from "../../listing-wait.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { standingWords } from "../../registration.ts";

type WayOnProps = {
	listing: ListingDetails;
	/** Given where something is to be done before; it leads on itself. */
	onGoOn?: () => void;
};

/** The way on from a registration that is there already: pay it, renew it, or look at it. */
function WayOn({ listing, onGoOn }: WayOnProps) {
	const { _id: id } = listing;
	const wait = waitOf(standOf(listing));
	const onClick = (event: React.MouseEvent) => {
		if (onGoOn === undefined) return;
		event.preventDefault();
		onGoOn();
	};
	if (wait === "payment" || wait === "renewal") {
		return (
			<ButtonLink to={plansAddress(id)} variant="now" size="lg" onClick={onClick}>
				{wait === "payment" ? m["listings.register.standing_pay"]() : m["listings.register.standing_renew"]()}
			</ButtonLink>
		);
	}
	return (
		<ButtonLink to={deskAddress(id)} variant="now" size="lg" onClick={onClick}>
			{m["listings.register.standing_see"]()}
		</ButtonLink>
	);
}

type StandingNoteProps = WayOnProps & {
	/** Given where the form is hidden: the way back to it. */
	onOther?: () => void;
};

/** Says that one has registered for this service before, how that stands, and what to do about it. */
export function StandingNote({ listing, onGoOn, onOther }: StandingNoteProps) {
	const stand = standOf(listing);
	return (
		<div className="grid gap-4">
			<Note tone={stand.status === "active" ? "success" : "now"} announced>
				{standingWords(stand)}
			</Note>
			<div className="flex flex-wrap gap-3">
				<WayOn listing={listing} onGoOn={onGoOn} />
				{onOther && (
					<Button size="lg" onClick={onOther}>
						{m["listings.register.standing_other"]()}
					</Button>
				)}
			</div>
		</div>
	);
}
