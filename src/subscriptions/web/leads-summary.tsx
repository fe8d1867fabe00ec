import { m } from "../../paraglide/messages.js";
import type { SubscriptionAnswer } from "../subscriptions.contract.ts";

type LeadCounts = Pick<
	SubscriptionAnswer,
	"subscriptionType" | "leadsAllocated" | "leadsClaimed" | "leadsRemaining"
>;

/** A bar of the used leads. It is only visual, because the figures above it show the same. */
function LeadsBar({ claimed, allocated }: { claimed: number; allocated: number }) {
	const percent = allocated === 0 ? 0 : Math.min(100, (claimed / allocated) * 100);
	return (
		<svg
			viewBox="0 0 100 8"
			preserveAspectRatio="none"
			aria-hidden="true"
			className="mt-1 block h-2 w-full overflow-hidden rounded-full"
		>
			<rect width="100" height="8" className="fill-neutral-tint" />
			<rect width={percent} height="8" className="fill-act" />
		</svg>
	);
}

/** Claims are counted for every plan; allocated and remaining leads appear only if the plan sells leads. */
export function LeadsSummary({ subscription, as: Heading }: { subscription: LeadCounts; as: "h4" | "h5" }) {
	const { subscriptionType, leadsAllocated, leadsClaimed, leadsRemaining } = subscription;
	const isByLeads = subscriptionType === "Lead Basis";
	const figures = [
		{ key: m["subscriptions.own.allocated"](), value: isByLeads ? leadsAllocated : null },
		{ key: m["subscriptions.own.claimed"](), value: leadsClaimed },
		{ key: m["subscriptions.own.remaining"](), value: isByLeads ? leadsRemaining : null },
	].filter(({ value }) => value !== null);
	return (
		<div className="grid gap-1">
			<Heading className="text-base font-strong">{m["subscriptions.own.leads"]()}</Heading>
			<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-3">
				{figures.map(({ key, value }) => (
					<div key={key} className="min-w-0">
						<dt className="text-sm text-ink-faint">{key}</dt>
						<dd className="text-xl font-strong tabular-nums">{value}</dd>
					</div>
				))}
			</dl>
			{isByLeads && leadsAllocated !== null && <LeadsBar claimed={leadsClaimed} allocated={leadsAllocated} />}
		</div>
	);
}
