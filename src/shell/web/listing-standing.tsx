import { formatMobile } from "../../accounts/mobile.ts";
import { useSession } from "../../accounts/web/session.tsx";
import { plansAddress } from "../../listings/desk-address.ts";
import { type ListingWait, standOf, waitOf } from "../../listings/listing-wait.ts";
import type { ListingDetails } from "../../listings/listing-answers.ts";
import { m } from "../../paraglide/messages.js";
import { isStaff } from "../../platform/access.ts";
import { ButtonLink } from "../../ui/button.tsx";
import type { InterfaceIcon } from "../../ui/icon-names.ts";
import { Note } from "../../ui/note.tsx";
import { plansState } from "./plans-state.ts";
import { useSite } from "./site-data.ts";

type Words = { toOwner: () => string; toStaff: () => string; icon: InterfaceIcon };

const words: Record<ListingWait, Words> = {
	payment: {
		toOwner: m["shell.desk.wait_payment"],
		toStaff: m["shell.desk.wait_payment_staff"],
		icon: "info",
	},
	confirmation: {
		toOwner: m["shell.desk.wait_confirmation"],
		toStaff: m["shell.desk.wait_confirmation_staff"],
		icon: "clock",
	},
	renewal: {
		toOwner: m["shell.desk.wait_renewal"],
		toStaff: m["shell.desk.wait_renewal_staff"],
		icon: "info",
	},
	staff: { toOwner: m["shell.desk.wait_shut"], toStaff: m["shell.desk.wait_shut_staff"], icon: "ban" },
};

/** How the operator is reached: by message, else by telephone; nothing where the deployment names neither. */
function ReachUs({ isMain }: { isMain: boolean }) {
	const { contactMobile, social } = useSite().brand;
	const look = { variant: isMain ? "now" : "quiet", size: "lg", className: "justify-self-start" } as const;
	if (social.messaging !== "")
		return (
			<ButtonLink {...look} to={social.messaging} rel="noopener" icon="message-circle">
				{m["shell.social.messaging"]()}
			</ButtonLink>
		);
	if (contactMobile === "") return null;
	return (
		<ButtonLink {...look} to={`tel:${contactMobile}`} icon="phone">
			{m["shell.refund.call"]({ number: formatMobile(contactMobile) })}
		</ButtonLink>
	);
}

type WayToPlansProps = { listing: ListingDetails; isFirst: boolean };

function WayToPlans({ listing, isFirst }: WayToPlansProps) {
	return (
		<ButtonLink
			to={plansAddress(listing._id)}
			state={plansState(listing, isFirst ? "addProfessional" : undefined)}
			variant="now"
			size="lg"
			className="justify-self-start"
		>
			{isFirst ? m["subscriptions.own.choose"]() : m["subscriptions.own.renew"]()}
		</ButtonLink>
	);
}

type ListingStandingProps = {
	listing: ListingDetails;
	/** Where the way to the plans, and the page's main button, stand elsewhere. */
	wordsOnly?: boolean;
};

/** What a listing waits for that customers do not see yet, or no longer, and the next step for its owner. */
export function ListingStanding({ listing, wordsOnly = false }: ListingStandingProps) {
	const { user } = useSession();
	const wait = waitOf(standOf(listing));
	if (wait === null) return null;
	const { toOwner, toStaff, icon } = words[wait];
	const isOwner = user?._id === listing.userId;
	const canChoose = !wordsOnly && isOwner && !isStaff(user) && (wait === "payment" || wait === "renewal");
	return (
		<div className="grid gap-3">
			<Note tone={wait === "staff" ? "danger" : "now"} icon={icon}>
				{isOwner ? toOwner() : toStaff()}
			</Note>
			{wait === "staff" && isOwner && <ReachUs isMain={!wordsOnly} />}
			{canChoose && <WayToPlans listing={listing} isFirst={wait === "payment"} />}
		</div>
	);
}
