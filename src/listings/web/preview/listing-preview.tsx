import { useCallback, useState } from "react";
import { useSession } from "../../../accounts/web/session.tsx";
import { isManager } from "../../../platform/access.ts";
import { m } from "../../../paraglide/messages.js";
import { LostPageFromSlot } from "../../../platform/web/lost-page-slot.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { Waiting } from "../../../ui/feedback/waiting.tsx";
import { reviewAddress } from "../../listing-addresses.ts";
import { manageAddress } from "../../manage-address.ts";
import { isPreviewStatus } from "../../listing.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { detailsOf } from "../details/details-data.ts";
import { DetailsView } from "../details/details-view.tsx";
import { type OwnListing, readOwnListing, useListingEvents } from "../manage/own-listing.ts";

/** Explains that customers do not see this page yet, and links back to the listing. */
function PreviewNote({ listing }: { listing: ListingDetails }) {
	const { user } = useSession();
	const isReviewed = user !== null && isManager(user) && user._id !== listing.userId;
	const address = isReviewed ? reviewAddress : manageAddress;
	return (
		<Note tone="now" icon="eye-off">
			<strong className="font-strong">{m["listings.preview.note"]()}</strong>{" "}
			<TextLink to={address(listing._id)}>{m["listings.preview.back"]()}</TextLink>
		</Note>
	);
}

/** For the owner and staff: a listing that waits for its confirmation, as customers will see it. */
export default function ListingPreview({ listingId }: { listingId: string }) {
	const [listing, setListing] = useState<OwnListing["listing"]>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			const found = await readOwnListing(listingId);
			if (isWanted()) setListing(found);
		},
		[listingId],
	);
	const { hasFailed, retry: read } = useLoading(load);
	useListingEvents(listingId, read);
	if (listing === null && hasFailed)
		return (
			<Page>
				<Problem text={m["listings.preview.failed"]()} onRetry={read} />
			</Page>
		);
	if (listing === null) return <Waiting />;
	if (listing === "lost" || !isPreviewStatus[listing.professionalStatus.type]) return <LostPageFromSlot />;
	return <DetailsView details={detailsOf(listing)} previewNote={<PreviewNote listing={listing} />} />;
}
