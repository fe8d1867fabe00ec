import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { m } from "../../../paraglide/messages.js";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import type { Route } from "./+types/manage-listing.ts";
import { ListingScreen } from "./listing-screen.tsx";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["shell.desk.title"]());

export default function ManageListingPage({ params }: Route.ComponentProps) {
	return (
		<RequireLogin title={m["shell.desk.title"]()} purpose={m["shell.services.login"]()}>
			{(user) => <ListingScreen key={`${params.id} ${user._id}`} listingId={params.id} user={user} />}
		</RequireLogin>
	);
}
