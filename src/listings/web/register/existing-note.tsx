import { m } from "../../../paraglide/messages.js";
import { Button, ButtonLink } from "../../../ui/form/button.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { isPublicStatus } from "../../listing.ts";
import { plansAddress } from "../../listing-addresses.ts";
import { manageAddress } from "../../manage-address.ts";
import { waitFactsOf, waitOf } from "../../listing-wait.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { existingMessage } from "../../registration.ts";

type NextLinkProps = {
	listing: ListingDetails;
	/** If given, called first; the caller then navigates. */
	onGoOn?: () => void;
};

/** The next step with an existing registration: pay it, renew it, or view it. */
function NextLink({ listing, onGoOn }: NextLinkProps) {
	const { _id: id } = listing;
	const wait = waitOf(waitFactsOf(listing));
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
		<ButtonLink to={manageAddress(id)} variant="now" size="lg" onClick={onClick}>
			{m["listings.register.existing_see"]()}
		</ButtonLink>
	);
}

type ExistingNoteProps = NextLinkProps & {
	/** Set if the form is hidden; returns to it. */
	onOther?: () => void;
};

/** Says that the person has already registered for this service, with the status and the next step. */
export function ExistingNote({ listing, onGoOn, onOther }: ExistingNoteProps) {
	const facts = waitFactsOf(listing);
	return (
		<div className="grid gap-4">
			<Note tone={isPublicStatus[facts.status] ? "success" : "now"} announced>
				{existingMessage(facts)}
			</Note>
			<div className="flex flex-wrap gap-3">
				<NextLink listing={listing} onGoOn={onGoOn} />
				{onOther && (
					<Button size="lg" onClick={onOther}>
						{m["listings.register.existing_other"]()}
					</Button>
				)}
			</div>
		</div>
	);
}
