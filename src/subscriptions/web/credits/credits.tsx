import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { m } from "../../../paraglide/messages.js";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { BackLink } from "../../../ui/crumbs.tsx";
import { EmptyState, Problem } from "../../../ui/empty-state.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { Page, PageHead } from "../../../ui/page.tsx";
import { Bone, Skeleton } from "../../../ui/skeleton.tsx";
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

function CreditBones() {
	return (
		<Skeleton className="grid gap-3">
			{Array.from({ length: 4 }, (_, line) => (
				<Card key={line}>
					<Bone shape="short" />
					<Bone shape="title" />
					<Bone shape="line" />
				</Card>
			))}
		</Skeleton>
	);
}

function Credits({ viewerId }: { viewerId: string }) {
	const { list, hasFailed, retry, more, isBusy } = useCredits(viewerId);
	return (
		<Page narrow>
			<div className="grid grid-cols-1">
				<BackLink to="/myservices">{m["words.my_services"]()}</BackLink>
				<PageHead title={m["subscriptions.credits.title"]()} lead={m["subscriptions.credits.lead"]()} />
			</div>
			{hasFailed && <Problem text={m["subscriptions.credits.failed"]()} onRetry={retry} />}
			{list === null && !hasFailed && <CreditBones />}
			{list?.items.length === 0 && <NoCredits />}
			{list !== null && list.items.length > 0 && <CreditList entries={list.items} />}
			{list !== null && list.nextCursor !== null && <LoadMore onClick={() => void more()} busy={isBusy} />}
		</Page>
	);
}

/** What was taken of the viewer's limited plans and what was given back, line by line. */
export default function CreditsPage() {
	return <RequireLogin>{(user) => <Credits key={user._id} viewerId={user._id} />}</RequireLogin>;
}
