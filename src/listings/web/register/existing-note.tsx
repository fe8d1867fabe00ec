import { m } from "../../../paraglide/messages.js";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { deskAddress, plansAddress } from "../../desk-address.ts";
import { standOf, waitOf } from "../../listing-wait.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { existingWords } from "../../registration.ts";

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
				{wait === "payment" ? m["listings.register.existing_pay"]() : m["listings.register.existing_renew"]()}
			</ButtonLink>
		);
	}
	return (
		<ButtonLink to={deskAddress(id)} variant="now" size="lg" onClick={onClick}>
			{m["listings.register.existing_see"]()}
		</ButtonLink>
	);
}

type ExistingNoteProps = WayOnProps & {
	/** Given where the form is hidden: the way back to it. */
	onOther?: () => void;
};

/** Says that one has registered for this service before, how that stands, and what to do about it. */
export function ExistingNote({ listing, onGoOn, onOther }: ExistingNoteProps) {
	const stand = standOf(listing);
	return (
		<div className="grid gap-4">
			<Note tone={stand.status === "active" ? "success" : "now"} announced>
				{existingWords(stand)}
			</Note>
			<div className="flex flex-wrap gap-3">
				<WayOn listing={listing} onGoOn={onGoOn} />
				{onOther && (
					<Button size="lg" onClick={onOther}>
						{m["listings.register.existing_other"]()}
					</Button>
				)}
			</div>
		</div>
	);
}
