import { m } from "../../../paraglide/messages.js";
import { useMinute } from "../../../platform/web/use-minute.ts";
import { Fact } from "../../../ui/layout/fact.tsx";
import { type KeyValue, KeyValues } from "../../../ui/layout/key-values.tsx";
import { momentOf, weekLines, workState } from "../../working-hours.ts";
import { backInWords, daysOffInWords, hoursInWords, stateInWords, weekdaysInWords } from "../hours-words.ts";
import type { Details } from "./details-data.ts";

/** An empty line, of the same height as a line of text. */
const noWords = "\u00A0";

/**
 * Whether the professional works now. A cached page cannot know it, so the browser says it. Until then, the line is
 * empty, or says when somebody who is off comes back, which stays true.
 */
export function HoursNow({ details }: { details: Details }) {
	const now = useMinute();
	const { hours, offToday, availability } = details;
	if (availability === "unavailable") return null;
	if (now === null) {
		if (hours === null && offToday === undefined) return null;
		return (
			<Fact icon="clock" className="text-ink!">
				{offToday === undefined ? noWords : backInWords(offToday.backOn, offToday.day)}
			</Fact>
		);
	}
	const moment = momentOf(now);
	const state = workState(details, moment);
	if (state === null) return null;
	return (
		<Fact icon="clock" className="text-ink!">
			{stateInWords(state, moment.day)}
		</Fact>
	);
}

/** The week's hours and the days off ahead. */
export function DetailsHours({ details: { hours, daysOff } }: { details: Details }) {
	if (hours === null && daysOff.length === 0) return null;
	const week: KeyValue[] = (hours === null ? [] : weekLines(hours)).map((line) => ({
		key: weekdaysInWords(line),
		value: hoursInWords(line.hours),
	}));
	const off = { key: m["listings.days_off.title"](), value: daysOffInWords(daysOff) };
	return (
		<section aria-labelledby="hours" className="grid gap-2 border-t border-line pt-4">
			<h2 id="hours" className="text-lg">
				{hours === null ? m["listings.days_off.title"]() : m["listings.hours.title"]()}
			</h2>
			{hours === null ? <p>{off.value}</p> : <KeyValues items={daysOff.length > 0 ? [...week, off] : week} />}
		</section>
	);
}
