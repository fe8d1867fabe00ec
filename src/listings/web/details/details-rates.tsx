import { m } from "../../../paraglide/messages.js";
import { formatRupees } from "../../../platform/money.ts";
import type { Details } from "./details-data.ts";

/** The professional's rate list, in their own order. */
export function DetailsRates({ rates }: Pick<Details, "rates">) {
	if (rates.length === 0) return null;
	return (
		<section aria-labelledby="rates" className="grid gap-1 border-t border-line pt-4">
			<h2 id="rates" className="text-lg">
				{m["listings.rates.title"]()}
			</h2>
			<ul>
				{rates.map((rate, index) => (
					<li
						// Two items may have the same name.
						// oxlint-disable-next-line react/no-array-index-key
						key={index}
						className="flex justify-between gap-4 border-b border-line py-2 [overflow-wrap:anywhere] last:border-0"
					>
						{rate.name}
						<span className="font-strong whitespace-nowrap tabular-nums">
							{[formatRupees(rate.price), rate.per].join(" ").trim()}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
