import { useId } from "react";
import type { ListingDetails } from "../../listings/listings.contract.ts";
import { listingTitle } from "../../listings/web/listing-words.ts";
import { ListingSubscriptions } from "../../subscriptions/web/listing-subscriptions.tsx";
import { Dialog } from "../../ui/dialog.tsx";

type SubscriptionsDialogProps = { listing: ListingDetails; onClose: () => void };

/** What was bought for a listing. */
export default function SubscriptionsDialog({ listing, onClose }: SubscriptionsDialogProps) {
	const titleId = useId();
	return (
		<Dialog title={<span id={titleId}>{listingTitle(listing)}</span>} onClose={onClose}>
			<ListingSubscriptions listingId={listing._id} titleId={titleId} />
		</Dialog>
	);
}
