import { m } from "../../paraglide/messages.js";
import type { Rating as RatingValue } from "../rating.ts";

/** "4.6 ★ (12)", or "New" without reviews. */
export function Rating({ rating: { average, count } }: { rating: RatingValue }) {
	if (average === null) return <span className="text-ink-soft">{m["listings.rating.none"]()}</span>;
	const words = { average: average.toFixed(1), count };
	return (
		<span
			// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the star is a character
			role="img"
			aria-label={m["listings.rating.spoken"](words)}
			className="font-strong whitespace-nowrap tabular-nums"
		>
			{m["listings.rating.short"](words)}
		</span>
	);
}
