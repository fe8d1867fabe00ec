import type { ComponentProps } from "react";
import { useParams } from "react-router";
import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { m } from "../../../paraglide/messages.js";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { MySubscriptions, SubscriptionsSkeleton } from "../../../subscriptions/web/my-subscriptions.tsx";
import { loadSubscriptions } from "../../../subscriptions/web/use-live-subscriptions.ts";
import type { Route } from "./+types/listing-subscriptions.ts";
import { ClosedNote } from "./listing-note.tsx";

export const clientLoader = ({ params }: Pick<Route.ClientLoaderArgs, "params">) =>
	loadSubscriptions(params.profId);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["words.my_subscriptions"]());

function Guarded({ children }: Pick<ComponentProps<typeof RequireLogin>, "children">) {
	return (
		<RequireLogin title={m["words.my_subscriptions"]()} purpose={m["shell.services.login"]()}>
			{children}
		</RequireLogin>
	);
}

export function HydrateFallback() {
	const { profId = "" } = useParams();
	return (
		<Guarded>
			<SubscriptionsSkeleton listingId={profId} />
		</Guarded>
	);
}

export default function ListingSubscriptions({ loaderData, params: { profId } }: Route.ComponentProps) {
	return (
		<Guarded>
			{(user) => (
				<MySubscriptions
					key={`${profId} ${user._id}`}
					listingId={profId}
					loaded={loaderData}
					viewer={user}
					renderClosed={(wait, isOwner) => <ClosedNote wait={wait} isOwner={isOwner} isMain />}
				/>
			)}
		</Guarded>
	);
}
