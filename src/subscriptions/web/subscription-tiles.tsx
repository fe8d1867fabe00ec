import { m } from "../../paraglide/messages.js";
import { formatTime } from "../../platform/dates.ts";
import { formatRupees } from "../../platform/money.ts";
import { Stats } from "../../ui/layout/key-values.tsx";
import { subscriptionTotals } from "./subscription-totals.ts";
import type { LiveSubscriptions } from "./use-live-subscriptions.ts";

type SubscriptionTilesProps = {
	live: LiveSubscriptions;
	/** The last request failed, so the figures may be out of date. */
	isBehind: boolean;
};

/** The number of subscriptions, their total price, and how recent these figures are. */
export function SubscriptionTiles({ live, isBehind }: SubscriptionTilesProps) {
	const { total, active, upcoming, paused, value } = subscriptionTotals(live);
	const below = (
		<span className="inline-flex items-center gap-1.5">
			<span
				className={`size-2 shrink-0 rounded-full ${isBehind ? "bg-neutral-solid" : "bg-success-solid"}`}
			/>
			{isBehind
				? m["subscriptions.page.behind"]({ time: formatTime(live.readAt) })
				: m["subscriptions.page.live"]()}
		</span>
	);
	return (
		<Stats
			items={[
				{ key: m["subscriptions.page.total"](), value: total, below },
				{ key: m["subscriptions.own.status_active"](), value: active, below },
				// Four fit a row: staff pause all plans of a listing together, and then mostly nothing is upcoming.
				...(paused > 0 && upcoming === 0
					? []
					: [{ key: m["subscriptions.own.status_upcoming"](), value: upcoming, below }]),
				...(paused === 0 ? [] : [{ key: m["subscriptions.own.status_paused"](), value: paused, below }]),
				{ key: m["subscriptions.page.value"](), value: formatRupees(value), below },
			]}
		/>
	);
}
