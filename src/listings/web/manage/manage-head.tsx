import { m } from "../../../paraglide/messages.js";
import { formatDate } from "../../../platform/dates.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { detailsAddress } from "../../list-address.ts";
import { isPreviewStatus, isPublicStatus } from "../../listing.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { ListingStatusBadge } from "../own/listing-status-badge.tsx";
import { listingTitle, whoAndWhat } from "../details/listing-words.ts";

/** The listing's title and status with its date, and the link to the customers' view. */
export function ManageHead({ listing, titleId }: { listing: ListingDetails; titleId: string }) {
	const { _id: id, professionalStatus } = listing;
	return (
		<header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
			<div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<ListingStatusBadge listing={listing} />
					<span className="text-ink-soft">
						{m["listings.desk.since"]({ date: formatDate(new Date(professionalStatus.date)) })}
					</span>
				</p>
				<h1 id={titleId} className="text-2xl tracking-[-0.01em] desk:text-3xl desk:tracking-[-0.015em]">
					{listingTitle(listing)}
				</h1>
				<p className="text-ink-soft">{whoAndWhat(listing)}</p>
			</div>
			{isPublicStatus[professionalStatus.type] && (
				<ButtonLink to={detailsAddress(id)} icon="eye">
					{m["listings.desk.as_customers"]()}
				</ButtonLink>
			)}
			{isPreviewStatus[professionalStatus.type] && (
				<ButtonLink to={detailsAddress(id)} icon="eye-off">
					{m["listings.desk.preview"]()}
				</ButtonLink>
			)}
		</header>
	);
}
