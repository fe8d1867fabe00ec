import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/layout/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { InterfaceIcon } from "../../../ui/icon-names.ts";
import type { ListingDetails } from "../../listing-answers.ts";

type Counter = { icon: InterfaceIcon; name: string; count: number };

const countersOf = ({ visits = 0, calls = 0, leads = 0 }: ListingDetails): Counter[] => [
	{ icon: "eye", name: m["listings.desk.visits"](), count: visits },
	{ icon: "phone", name: m["listings.desk.calls"](), count: calls },
	{ icon: "clipboard-list", name: m["listings.desk.leads"](), count: leads },
];

/** The number of visits to the public page, requests for the number, and claimed leads. */
export function ManageCounters({ listing }: { listing: ListingDetails }) {
	return (
		<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-3 md:gap-4">
			{countersOf(listing).map(({ icon, name, count }) => (
				<Card key={name} className="grid min-w-0 content-start gap-1 max-md:p-3">
					<dt className="flex flex-wrap items-center gap-x-2 text-ink-soft">
						<Icon name={icon} className="text-act" />
						{name}
					</dt>
					<dd className="text-2xl font-strong tabular-nums [overflow-wrap:anywhere]">
						{count.toLocaleString("en-IN")}
					</dd>
				</Card>
			))}
		</dl>
	);
}
