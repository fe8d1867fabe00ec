import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/icon.tsx";
import type { InterfaceIcon } from "../../../ui/icon-names.ts";
import { KeyValues } from "../../../ui/layout/key-values.tsx";
import type { PropertySection, SectionEntry } from "../../property-sections.ts";

const valueOf = ({ value, href }: SectionEntry) =>
	href === undefined ? (
		value
	) : (
		<a href={href} className="text-act underline decoration-1 underline-offset-[0.2em] hover:text-act-hover">
			{value}
		</a>
	);

/** One row per name: a question with several files lists each file on a line of its own. */
function linesOf(entries: SectionEntry[]) {
	return Object.entries(Object.groupBy(entries, (entry) => entry.name)).map(([key, same = []]) => ({
		key,
		value: same.map((entry) => <div key={entry.href ?? entry.value}>{valueOf(entry)}</div>),
	}));
}

/** Icons of the groups that many services have. */
const icons: Record<string, InterfaceIcon> = {
	Rooms: "bed-double",
	Meals: "utensils",
	Amenities: "wifi",
	"Check-in": "key-round",
};

/** Ticked options, one per cell, each with its tick. */
function Ticked({ name, items }: { name: string; items: string[] }) {
	return (
		<ul aria-label={name} className="grid grid-cols-2 gap-x-4 gap-y-1.5 md:grid-cols-3">
			{items.map((item) => (
				<li key={item} className="flex min-w-0 gap-2 [overflow-wrap:anywhere]">
					<Icon name="check" className="mt-0.5 text-success" />
					{item}
				</li>
			))}
		</ul>
	);
}

/** From this many options on, they form a list; fewer fit on one line. */
const listFrom = 4;
const isList = ({ items }: SectionEntry) => items !== undefined && items.length >= listFrom;

function Section({ name, entries }: PropertySection) {
	const lists = entries.filter(isList);
	const lines = entries.filter((entry) => !isList(entry));
	const icon = icons[name];
	return (
		<div className="grid gap-2 border-t border-line py-4">
			{name !== "" && (
				<h3 className="flex items-center gap-2 text-lg">
					{icon && <Icon name={icon} className="text-act" />}
					{name}
				</h3>
			)}
			{lines.length > 0 && <KeyValues items={linesOf(lines)} />}
			{lists.map((entry) => (
				<div key={entry.name} className="grid gap-2">
					{entry.name !== name && <p className="text-ink-faint">{entry.name}</p>}
					<Ticked name={entry.name} items={entry.items ?? []} />
				</div>
			))}
		</div>
	);
}

/** The professional's answers about the work or the place, group by group. */
export function DetailsSections({ sections }: { sections: PropertySection[] }) {
	if (sections.length === 0) return null;
	return (
		<section aria-labelledby="parts" className="grid">
			<h2 id="parts" className="sr-only">
				{m["listings.details.parts"]()}
			</h2>
			{sections.map((section) => (
				<Section key={section.name} {...section} />
			))}
		</section>
	);
}
