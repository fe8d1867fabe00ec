import { m } from "../../paraglide/messages.js";
import { Stats } from "../../ui/layout/key-values.tsx";
import type { InsightFigures } from "../insights.contract.ts";
import { changeWords, minutesAndHours, signedRupees } from "./figure-words.ts";

type Compared = { now: number | null; before: number | null };

const whole = new Intl.NumberFormat("en-IN");
const inNumbers = (value: number) => whole.format(value);
const inRupees = (value: number) => signedRupees(Math.round(value));

/** The eight figures, each with its change from the previous period. */
export function Figures({ figures }: { figures: InsightFigures }) {
	const { firstClaimMinutes, revenue, ...counts } = figures;
	const shown: { key: string; value: Compared; format: (value: number) => string }[] = [
		{ key: m["insights.page_views"](), value: counts.pageViews, format: inNumbers },
		{ key: m["insights.leads_made"](), value: counts.leadsMade, format: inNumbers },
		{ key: m["insights.leads_claimed"](), value: counts.leadsClaimed, format: inNumbers },
		{ key: m["insights.leads_booked"](), value: counts.leadsBooked, format: inNumbers },
		{ key: m["insights.first_claim"](), value: firstClaimMinutes, format: minutesAndHours },
		{ key: m["insights.registrations"](), value: counts.registrations, format: inNumbers },
		{ key: m["insights.revenue"](), value: revenue, format: inRupees },
		{ key: m["insights.empty_searches"](), value: counts.emptySearches, format: inNumbers },
	];
	return (
		<Stats
			items={shown.map(({ key, value, format }) => ({
				key,
				value: value.now === null ? "–" : format(value.now),
				below: changeWords(value.now, value.before),
			}))}
		/>
	);
}
