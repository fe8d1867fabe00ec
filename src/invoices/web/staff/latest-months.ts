/** Section 36 of the CGST Act: invoices are kept for 72 months after the annual return of their year. */
const kept = 84;

/** The months up to `now` ("2026-11"), latest first, as long as invoices are kept; `shown` is always among them. */
export function latestMonths(now: string, shown: string): string[] {
	const [year = 0, month = 0] = now.split("-").map(Number);
	const months = Array.from({ length: kept }, (_, back) =>
		new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, now.length),
	);
	return months.includes(shown) ? months : [shown, ...months].toSorted().toReversed();
}
