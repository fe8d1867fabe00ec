import { useLocation } from "react-router";
import { RequireLogin } from "../../accounts/web/guards.tsx";
import { m } from "../../paraglide/messages.js";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { EmptyState, Problem } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/note.tsx";
import { Page, PageHead } from "../../ui/page.tsx";
import { CardSkeletons } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/choose-subscription.ts";
import { PlanCards } from "./plan-cards.tsx";
import { type PlansFor, usePlans } from "./use-plans.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["shell.plans.title"]());

/** What a refused claim and the subscriptions screen send along; the address alone serves as well. */
function isPlansFor(state: unknown): state is PlansFor {
	return typeof state === "object" && state !== null && "serviceId" in state && "serviceName" in state;
}

const titled = ({ serviceName, choiceName }: PlansFor) =>
	choiceName ? `${serviceName}, ${choiceName}` : serviceName;

function Plans({ profId }: { profId: string }) {
	const { state }: { state: unknown } = useLocation();
	const { plansFor, plans, hasFailed, retry } = usePlans(profId, isPlansFor(state) ? state : null);
	return (
		<Page>
			<PageHead
				title={m["shell.plans.title"]()}
				lead={plansFor && m["shell.plans.lead"]({ service: titled(plansFor) })}
			/>
			<Note>{m["shell.plans.soon"]()}</Note>
			{hasFailed && <Problem text={m["shell.plans.failed"]()} onRetry={retry} />}
			{!hasFailed && plans === null && <CardSkeletons count={3} />}
			{plans?.length === 0 && (
				<EmptyState title={m["shell.plans.none_title"]()} text={m["shell.plans.none"]()} />
			)}
			{plans !== null && plans.length > 0 && <PlanCards plans={plans} />}
		</Page>
	);
}

export default function ChooseSubscription({ params }: Route.ComponentProps) {
	return (
		<RequireLogin>
			<Plans key={params.profId} profId={params.profId} />
		</RequireLogin>
	);
}
