import { useSession } from "../../accounts/web/session.tsx";
import { waitOf, type ListingWait } from "../../listings/listing-wait.ts";
import type { ListingDetails } from "../../listings/listing-answers.ts";
import { m } from "../../paraglide/messages.js";
import { isStaff } from "../../platform/access.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { plansAddress, plansState } from "./plans-link.ts";

const toOwner: Record<ListingWait, () => string> = {
	payment: m["shell.desk.wait_payment"],
	confirmation: m["shell.desk.wait_confirmation"],
	renewal: m["shell.desk.wait_renewal"],
};

const toStaff: Record<ListingWait, () => string> = {
	payment: m["shell.desk.wait_payment_staff"],
	confirmation: m["shell.desk.wait_confirmation_staff"],
	renewal: m["shell.desk.wait_renewal_staff"],
};

type ListingStandingProps = {
	listing: ListingDetails;
	/** Where the way to the plans stands elsewhere on the page. */
	wordsOnly?: boolean;
};

/** What a listing waits for that customers do not see yet, or no longer, and the next step for its owner. */
export function ListingStanding({ listing, wordsOnly = false }: ListingStandingProps) {
	const { user } = useSession();
	const wait = waitOf({
		status: listing.professionalStatus.type,
		paymentStatus: listing.paymentStatus ?? "pending",
	});
	if (wait === null) return null;
	const isOwner = user?._id === listing.userId;
	const canChoose = !wordsOnly && wait !== "confirmation" && isOwner && !isStaff(user);
	return (
		<div className="grid gap-3">
			<Note tone="now" icon={wait === "confirmation" ? "clock" : "info"}>
				{isOwner ? toOwner[wait]() : toStaff[wait]()}
			</Note>
			{canChoose && (
				<ButtonLink
					to={plansAddress(listing)}
					state={plansState(listing, wait === "payment" ? "addProfessional" : undefined)}
					variant="now"
					size="lg"
					className="justify-self-start"
				>
					{wait === "payment" ? m["subscriptions.own.choose"]() : m["subscriptions.own.renew"]()}
				</ButtonLink>
			)}
		</div>
	);
}
