import { m } from "../../../paraglide/messages.js";
import { useMinute } from "../../../platform/web/use-minute.ts";
import { Fact } from "../../../ui/layout/fact.tsx";
import { KeyValues } from "../../../ui/layout/key-values.tsx";
import type { Details } from "./details-data.ts";

/** Whether the professional works now. */
export function HoursNow({ states: [first, ...later] }: Pick<Details, "states">) {
	const now = useMinute();
	const isPast = (until: number) => now !== null && until <= now;
	const state = first && isPast(first.until) ? later.find(({ until }) => !isPast(until)) : first;
	if (!state?.words) return null;
	return (
		<Fact icon="clock" className="text-ink!">
			{state.words}
		</Fact>
	);
}

/** The week's hours and the days off ahead. */
export function DetailsHours({ details: { week, daysOffWords } }: { details: Details }) {
	if (week.length === 0 && daysOffWords === "") return null;
	const off = { key: m["listings.days_off.title"](), value: daysOffWords };
	return (
		<section aria-labelledby="hours" className="grid gap-2 border-t border-line pt-4">
			<h2 id="hours" className="text-lg">
				{m["listings.hours.title"]()}
			</h2>
			<KeyValues items={daysOffWords === "" ? week : [...week, off]} />
		</section>
	);
}
