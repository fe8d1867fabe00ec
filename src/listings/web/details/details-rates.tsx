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
			<table className="w-full" aria-labelledby="rates">
				<tbody>
					{rates.map((rate, index) => (
						// Two items may have the same name.
						// oxlint-disable-next-line react/no-array-index-key
						<tr key={index} className="border-b border-line align-baseline last:border-0">
							<th scope="row" className="py-2 pr-4 text-left font-normal [overflow-wrap:anywhere]">
								{rate.name}
							</th>
							<td className="py-2 text-right font-strong whitespace-nowrap tabular-nums">
								{[formatRupees(rate.price), rate.per].join(" ").trim()}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
