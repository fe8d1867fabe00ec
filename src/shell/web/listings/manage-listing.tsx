import type { ComponentProps } from "react";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { loadOwnListing } from "../../../listings/web/manage/own-listing.ts";
import { m } from "../../../paraglide/messages.js";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import type { Route } from "./+types/manage-listing.ts";
import { ListingScreen, ManageSkeletonPage } from "./listing-screen.tsx";

export const clientLoader = ({ params }: Pick<Route.ClientLoaderArgs, "params">) => loadOwnListing(params.id);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["shell.desk.title"]());

function Guarded({ children }: Pick<ComponentProps<typeof RequireLogin>, "children">) {
	return (
		<RequireLogin title={m["shell.desk.title"]()} purpose={m["shell.services.login"]()}>
			{children}
		</RequireLogin>
	);
}

export function HydrateFallback() {
	return (
		<Guarded>
			<ManageSkeletonPage />
		</Guarded>
	);
}

export default function ManageListingPage({ loaderData, params }: Route.ComponentProps) {
	return (
		<Guarded>
			{(user) => (
				<ListingScreen
					key={`${params.id} ${user._id}`}
					listingId={params.id}
					loaded={loaderData}
					user={user}
				/>
			)}
		</Guarded>
	);
}
