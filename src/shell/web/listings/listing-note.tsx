import { formatMobile } from "../../../accounts/mobile.ts";
import { useSession } from "../../../accounts/web/session.tsx";
import { plansAddress } from "../../../listings/listing-addresses.ts";
import { type ListingWait, waitFactsOf, waitOf } from "../../../listings/listing-wait.ts";
import type { EarlierRejection, ListingDetails } from "../../../listings/listing-answers.ts";
import { MissedLeadsNote } from "../../../leads/web/list/missed-leads-note.tsx";
import { ReapplyButton } from "../../../listings/web/manage/reapply-button.tsx";
import { m } from "../../../paraglide/messages.js";
import { formatDate } from "../../../platform/dates.ts";
import { buysForOthers } from "../../../subscriptions/subscriptions.policy.ts";
import { PaymentNotes } from "../../../subscriptions/web/payment-notes.tsx";
import { PendingPayments } from "../../../subscriptions/web/pending-payments.tsx";
import type { BoughtForListing } from "../../../subscriptions/web/use-listing-subscriptions.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import type { InterfaceIcon } from "../../../ui/icon-names.ts";
import { Note } from "../../../ui/feedback/note.tsx";
import { useSite } from "../frame/site-data.ts";

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
		toOwner: m["listings.register.existing_expired"],
		toStaff: m["shell.desk.wait_renewal_staff"],
		icon: "info",
	},
	correction: {
		toOwner: m["shell.desk.wait_rejected"],
		toStaff: m["shell.desk.wait_rejected_staff"],
		icon: "circle-alert",
	},
	staff: { toOwner: m["shell.desk.wait_shut"], toStaff: m["shell.desk.wait_shut_staff"], icon: "ban" },
};

/** Replaces the text for an unpaid listing if its last payment failed. */
const paymentFailed: Words = {
	toOwner: m["shell.desk.wait_payment_failed"],
	toStaff: m["shell.desk.wait_payment_failed_staff"],
	icon: "triangle-alert",
};

/** How to reach the operator: by message, otherwise by phone; nothing if the deployment has neither. */
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

type ClosedNoteProps = {
	wait: "staff" | "correction";
	/** The manager's reason, if known. */
	reason?: string | null | undefined;
	isOwner: boolean;
	/** For pages without another main button. */
	isMain: boolean;
};

/**
 * Says that staff suspended or rejected a listing and why, and tells the owner of a suspended one how to reach
 * staff.
 */
export function ClosedNote({ wait, reason, isOwner, isMain }: ClosedNoteProps) {
	const { toOwner, toStaff, icon } = words[wait];
	return (
		<div className="grid gap-3">
			<Note tone="danger" icon={icon}>
				{isOwner ? toOwner() : toStaff()}
				{reason && (
					<span className="mt-1 block font-strong [overflow-wrap:anywhere]">
						{m["listings.desk.reason"]({ reason })}
					</span>
				)}
			</Note>
			{isOwner && wait === "staff" && (
				<ButtonLink to="/profile-actions" className="justify-self-start" icon="scroll-text">
					{m["safety.own.read_and_appeal"]()}
				</ButtonLink>
			)}
			{isOwner && wait === "staff" && <ReachUs isMain={isMain} />}
		</div>
	);
}

type LinkToPlansProps = { listing: ListingDetails; isFirst: boolean; isMain: boolean };

function LinkToPlans({ listing, isFirst, isMain }: LinkToPlansProps) {
	return (
		<ButtonLink
			to={plansAddress(listing._id)}
			variant={isMain ? "now" : "text"}
			size="lg"
			className="justify-self-start"
		>
			{isFirst ? m["subscriptions.own.choose"]() : m["subscriptions.own.renew"]()}
		</ButtonLink>
	);
}

/** For managers: when, why and by whom the application was rejected before. */
function RejectedBefore({ rejection: { at, by, reason } }: { rejection: EarlierRejection }) {
	const date = formatDate(new Date(at));
	return (
		<Note tone="danger" icon="circle-alert">
			{by === null
				? m["shell.desk.rejected_before"]({ date })
				: m["shell.desk.rejected_before_by"]({ date, by })}
			{reason && (
				<span className="mt-1 block font-strong [overflow-wrap:anywhere]">
					{m["listings.desk.reason"]({ reason })}
				</span>
			)}
		</Note>
	);
}

type ListingNoteProps = {
	listing: ListingDetails;
	bought: BoughtForListing;
	/** For pages that have the link to the plans, and the main button, elsewhere. */
	wordsOnly?: boolean;
	/** Receives the listing after its owner applied again; omitted if that is done elsewhere. */
	onReapplied?: (listing: ListingDetails) => void;
};

/** What a listing is waiting for, as a sentence. */
function WaitNote({
	listing,
	wait,
	isOwner,
}: {
	listing: ListingDetails;
	wait: ListingWait;
	isOwner: boolean;
}) {
	const hasFailed = wait === "payment" && listing.paymentStatus === "failed";
	const { toOwner, toStaff, icon } = hasFailed ? paymentFailed : words[wait];
	return (
		<div className="grid gap-3">
			{listing.statusReason && (
				<Note tone="now" icon="pencil">
					<span className="[overflow-wrap:anywhere]">
						{isOwner
							? m["shell.desk.wait_change"]({ reason: listing.statusReason })
							: m["shell.desk.wait_change_staff"]({ reason: listing.statusReason })}
					</span>
				</Note>
			)}
			{listing.earlierRejection && <RejectedBefore rejection={listing.earlierRejection} />}
			<Note tone={hasFailed ? "danger" : "now"} icon={icon}>
				{isOwner ? toOwner() : toStaff()}
			</Note>
		</div>
	);
}

/**
 * What a listing that customers cannot see is waiting for, with its open payments, and the next step for its owner,
 * who is not asked to pay while a payment is open.
 */
export function ListingNote({ listing, bought, wordsOnly = false, onReapplied }: ListingNoteProps) {
	const { user } = useSession();
	const wait = waitOf(waitFactsOf(listing));
	const { subscriptions, hasFailed } = bought;
	const pending = subscriptions?.pending ?? [];
	const notes = subscriptions?.paymentNotes ?? [];
	const isUnderWay = pending.length > 0;
	if (wait === null && !isUnderWay && notes.length === 0) return null;
	const isOwner = user?._id === listing.userId;
	const isClosed = wait === "staff" || wait === "correction";
	const isToPay = isOwner && (wait === "payment" || wait === "renewal");
	// Reserves the space until the open payments are known.
	const isOpen = isToPay && subscriptions === null && !hasFailed;
	return (
		<div className={`grid gap-3 ${isOpen ? "invisible" : ""}`}>
			{isClosed && (
				<ClosedNote wait={wait} reason={listing.statusReason} isOwner={isOwner} isMain={!wordsOnly} />
			)}
			{onReapplied && listing.abilities.reapply && (
				<ReapplyButton listingId={listing._id} onReapplied={onReapplied} />
			)}
			{wait !== null && !isClosed && !(isToPay && isUnderWay) && (
				<WaitNote listing={listing} wait={wait} isOwner={isOwner} />
			)}
			{wait === "renewal" && isOwner && <MissedLeadsNote key={listing._id} listingId={listing._id} />}
			<PaymentNotes notes={notes} viewer={user} />
			<PendingPayments payments={pending} follows={isOwner} />
			{isToPay && !wordsOnly && !buysForOthers(user) && (
				<LinkToPlans listing={listing} isFirst={wait === "payment"} isMain={!isUnderWay} />
			)}
		</div>
	);
}
