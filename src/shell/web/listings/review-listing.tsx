import { useOutletContext } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { ListingDocuments } from "../../../listings/web/staff/listing-documents.tsx";
import { loadOwnListing } from "../../../listings/web/manage/own-listing.ts";
import { m } from "../../../paraglide/messages.js";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import type { Route } from "./+types/review-listing.ts";
import { ListingScreen } from "./listing-screen.tsx";

export { ScreenSkeleton as HydrateFallback } from "../../../platform/web/screen-states.tsx";

export const clientLoader = ({ params }: Pick<Route.ClientLoaderArgs, "params">) => loadOwnListing(params.id);

export const handle = staffHandle(m["listings.queue.professional"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["listings.queue.professional"]());

/** For managers: a listing in the back office, its documents next to its answers. */
export default function ReviewListing({ loaderData, params }: Route.ComponentProps) {
	const user = useOutletContext<Account>();
	return (
		<ListingScreen
			key={`${params.id} ${user._id}`}
			listingId={params.id}
			loaded={loaderData}
			user={user}
			renderDocuments={(listing, show) => <ListingDocuments listing={listing} onChanged={show} />}
		/>
	);
}
