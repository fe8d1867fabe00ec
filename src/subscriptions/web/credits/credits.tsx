import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { m } from "../../../paraglide/messages.js";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { InfiniteItems } from "../../../ui/feedback/infinite-items.tsx";
import { Page, PageHead } from "../../../ui/layout/page.tsx";
import type { Route } from "./+types/credits.ts";
import { CreditList } from "./credit-list.tsx";
import { useCredits } from "./use-credits.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["subscriptions.credits.title"]());

function NoCredits() {
	return (
		<EmptyState
			title={m["subscriptions.credits.none_title"]()}
			text={m["subscriptions.credits.none"]()}
			action={
				<ButtonLink to="/leads" variant="act">
					{m["subscriptions.credits.to_leads"]()}
				</ButtonLink>
			}
		/>
	);
}

function Credits({ viewerId }: { viewerId: string }) {
	const growing = useCredits(viewerId);
	return (
		<Page narrow>
			<div className="grid grid-cols-1">
				<BackLink to="/myservices">{m["words.my_services"]()}</BackLink>
				<PageHead title={m["subscriptions.credits.title"]()} lead={m["subscriptions.credits.lead"]()} />
			</div>
			<InfiniteItems
				{...growing}
				failed={m["subscriptions.credits.failed"]()}
				skeletonLines={["short", "title", "line"]}
				empty={<NoCredits />}
			>
				{(entries) => <CreditList entries={entries} />}
			</InfiniteItems>
		</Page>
	);
}

/** The leads taken from and returned to the viewer's limited plans, line by line. */
export default function CreditsPage() {
	return (
		<RequireLogin title={m["subscriptions.credits.title"]()} purpose={m["shell.services.login"]()} narrow>
			{(user) => <Credits key={user._id} viewerId={user._id} />}
		</RequireLogin>
	);
}
