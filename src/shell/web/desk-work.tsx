import { useState } from "react";
import type { Account } from "../../accounts/accounts.contract.ts";
import { addDetailsAddress, addDetailsState } from "../../listings/desk-address.ts";
import type { ListingDetails } from "../../listings/listings.contract.ts";
import { DeskFacts } from "../../listings/web/desk/desk-facts.tsx";
import { m } from "../../paraglide/messages.js";
import { subscriptionLine } from "../../subscriptions/web/subscription-line.ts";
import { useListingSubscriptions } from "../../subscriptions/web/use-listing-subscriptions.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { dialogOnDemand } from "../../ui/dialog-on-demand.tsx";
import { ways } from "./ways.ts";

const SubscriptionsDialog = dialogOnDemand(() => import("./subscriptions-dialog.tsx"));
const EditListingDialog = dialogOnDemand(() => import("../../listings/web/desk/edit-listing-dialog.tsx"));

type DeskWorkProps = {
	listing: ListingDetails;
	user: Account;
	onChanged: (listing: ListingDetails) => void;
};

/** Which of the desk's dialogs is open. */
type Open = "subscriptions" | "edit" | null;

/** What runs or comes next, in one line; another try where it could not be loaded. */
function useSubscriptionFact(listingId: string) {
	const { subscriptions, hasFailed, retry } = useListingSubscriptions(listingId);
	if (subscriptions !== null) return subscriptionLine(subscriptions.open);
	if (!hasFailed) return <span className="animate-appear text-ink-faint">{m["ui.loading"]()}</span>;
	return (
		<span className="grid justify-items-start gap-1">
			{m["subscriptions.own.failed"]()}
			<Button variant="text" icon="refresh-cw" onClick={retry}>
				{m["ui.try_again"]()}
			</Button>
		</span>
	);
}

/** What stands in the listing, and the professional's ways on from here. */
export function DeskWork({ listing, user, onChanged }: DeskWorkProps) {
	const [open, setOpen] = useState<Open>(null);
	const subscription = useSubscriptionFact(listing._id);
	const close = () => setOpen(null);
	const { edit } = listing.abilities;
	return (
		<Card as="section" aria-labelledby="facts" className="grid gap-4">
			<header className="flex min-h-11 items-center justify-between gap-3">
				<h2 id="facts" className="text-lg">
					{m["shell.desk.facts"]()}
				</h2>
				{edit && (
					<Button variant="text" icon="pencil" onClick={() => setOpen("edit")}>
						{m["shell.desk.edit"]()}
					</Button>
				)}
			</header>
			<DeskFacts listing={listing} more={[{ key: m["shell.desk.subscription"](), value: subscription }]} />
			<div className="grid grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))] gap-2">
				{user._id === listing.userId && (
					<ButtonLink to={ways.receivedLeads} variant="act" icon="clipboard-list" className="col-span-full">
						{m["shell.services.track_leads"]()}
					</ButtonLink>
				)}
				<Button icon="ticket-percent" onClick={() => setOpen("subscriptions")}>
					{m["shell.desk.subscriptions"]()}
				</Button>
				{edit && (
					<ButtonLink to={addDetailsAddress(listing._id)} state={addDetailsState(listing)} icon="file-text">
						{m["listings.desk.add_details"]()}
					</ButtonLink>
				)}
			</div>
			{open === "subscriptions" && <SubscriptionsDialog listing={listing} onClose={close} />}
			{open === "edit" && (
				<EditListingDialog listing={listing} user={user} onChanged={onChanged} onClose={close} />
			)}
		</Card>
	);
}
