import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { m } from "../../../paraglide/messages.js";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { MySubscriptions } from "../../../subscriptions/web/my-subscriptions.tsx";
import type { Route } from "./+types/listing-subscriptions.ts";
import { ClosedNote } from "./listing-note.tsx";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["words.my_subscriptions"]());

export default function ListingSubscriptions({ params: { profId } }: Route.ComponentProps) {
	return (
		<RequireLogin title={m["words.my_subscriptions"]()} purpose={m["shell.services.login"]()}>
			{(user) => (
				<MySubscriptions
					key={`${profId} ${user._id}`}
					listingId={profId}
					viewer={user}
					renderClosed={(wait, isOwner) => <ClosedNote wait={wait} isOwner={isOwner} isMain />}
				/>
			)}
		</RequireLogin>
	);
}
