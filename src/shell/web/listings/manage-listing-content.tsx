import { useState } from "react";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { addDetailsAddress, subscriptionsAddress } from "../../../listings/listing-addresses.ts";
import type { ListingDetails } from "../../../listings/listing-answers.ts";
import { ManageFacts } from "../../../listings/web/manage/manage-facts.tsx";
import { m } from "../../../paraglide/messages.js";
import { DownloadInvoice } from "../../../subscriptions/web/download-invoice.tsx";
import { subscriptionLine } from "../../../subscriptions/web/subscription-line.ts";
import type { BoughtForListing } from "../../../subscriptions/web/use-listing-subscriptions.ts";
import { Button, ButtonLink } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { showsPlans } from "./shows-plans.ts";
import { menuLinks } from "../header/menu-links.ts";

const EditListingDialog = dialogOnDemand(
	() => import("../../../listings/web/manage/edit-listing-dialog.tsx"),
);

type ManageListingContentProps = {
	listing: ListingDetails;
	bought: BoughtForListing;
	user: Account;
	onChanged: (listing: ListingDetails) => void;
	/** Reloads the listing. */
	read: () => void;
};

/** The active or next plan in one line; another try if it failed to load. */
function SubscriptionFact({ subscriptions, hasFailed, retry }: BoughtForListing) {
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

/** The contents of the listing, and the professional's next steps. */
export function ManageListingContent({ listing, bought, user, onChanged, read }: ManageListingContentProps) {
	const [isEditing, setEditing] = useState(false);
	// A free trial that runs before the paid plan has no invoice.
	const invoiced = bought.subscriptions?.open.find(({ hasInvoice }) => hasInvoice);
	const needsPlan = showsPlans(listing, bought.subscriptions);
	const { edit, addDetails } = listing.abilities;
	return (
		<Card as="section" aria-labelledby="facts" className="grid gap-4">
			<header className="flex min-h-11 items-center justify-between gap-3">
				<h2 id="facts" className="text-lg">
					{m["shell.desk.facts"]()}
				</h2>
				{edit && (
					<Button variant="text" icon="pencil" onClick={() => setEditing(true)}>
						{m["words.edit"]()}
					</Button>
				)}
			</header>
			<ManageFacts
				listing={listing}
				more={
					needsPlan ? [{ key: m["shell.desk.subscription"](), value: <SubscriptionFact {...bought} /> }] : []
				}
			/>
			<div className="grid grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))] gap-2">
				{user._id === listing.userId && (
					<ButtonLink
						to={menuLinks.receivedLeads}
						variant="act"
						icon="clipboard-list"
						className="col-span-full"
					>
						{m["shell.services.track_leads"]()}
					</ButtonLink>
				)}
				{needsPlan && (
					<ButtonLink to={subscriptionsAddress(listing._id)} icon="ticket-percent">
						{m["words.check_subscriptions"]()}
					</ButtonLink>
				)}
				{invoiced && <DownloadInvoice subscription={invoiced} titleId="facts" />}
				{addDetails && (
					<ButtonLink to={addDetailsAddress(listing._id)} icon="file-text">
						{m["listings.answers.title"]()}
					</ButtonLink>
				)}
			</div>
			{isEditing && (
				<EditListingDialog
					listing={listing}
					user={user}
					onChanged={onChanged}
					read={read}
					onClose={() => setEditing(false)}
				/>
			)}
		</Card>
	);
}
