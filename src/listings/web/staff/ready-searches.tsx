import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { indianDay } from "../../../platform/dates.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { InterfaceIcon } from "../../../ui/icon-names.ts";
import { type StaffFilters, staffSearchLink } from "./staff-filters.ts";

type Ready = { icon: InterfaceIcon; title: string; text: string; filters: StaffFilters };

function readySearches(): Ready[] {
	const today = indianDay(new Date());
	return [
		{
			icon: "clock",
			title: m["listings.staff.ready_waiting"](),
			text: m["listings.staff.ready_waiting_text"](),
			filters: { status: "applied" },
		},
		{
			icon: "calendar",
			title: m["listings.staff.ready_today"](),
			text: m["listings.staff.ready_today_text"](),
			filters: { startDate: today, endDate: today },
		},
		{
			icon: "circle-alert",
			title: m["listings.own.status_expired"](),
			text: m["listings.staff.ready_expired_text"](),
			filters: { status: "expired" },
		},
		{
			icon: "circle-check",
			title: m["listings.own.status_active"](),
			text: m["listings.staff.ready_active_text"](),
			filters: { status: "active" },
		},
	];
}

/** Shown before the first search: the most common searches, one button each. */
export function ReadySearches() {
	return (
		<section aria-labelledby="ready" className="grid gap-3">
			<h2 id="ready" className="text-lg">
				{m["listings.staff.ready"]()}
			</h2>
			<ul className="grid gap-3 md:grid-cols-2 desk:grid-cols-4">
				{readySearches().map(({ icon, title, text, filters }) => (
					<li key={title}>
						<Link
							{...staffSearchLink(filters)}
							className="grid h-full content-start gap-1 rounded-lg border border-line bg-surface p-4 text-ink no-underline hover:border-act hover:bg-act-tint desk:p-5"
						>
							<span className="flex items-center gap-2 font-strong text-act">
								<Icon name={icon} />
								{title}
							</span>
							<span className="text-ink-soft">{text}</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
