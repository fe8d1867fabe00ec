import { m } from "../../paraglide/messages.js";
import { KeyValues } from "../../ui/key-values.tsx";
import type { PropertySection, SectionEntry } from "../property-sections.ts";

const valueOf = ({ value, href }: SectionEntry) =>
	href === undefined ? (
		value
	) : (
		<a href={href} className="text-act underline decoration-1 underline-offset-[0.2em] hover:text-act-hover">
			{value}
		</a>
	);

/** One name has one line: a question with several files has each on a line of its own below it. */
function linesOf(entries: SectionEntry[]) {
	return Object.entries(Object.groupBy(entries, (entry) => entry.name)).map(([key, same = []]) => ({
		key,
		value: same.map((entry) => <div key={entry.href ?? entry.value}>{valueOf(entry)}</div>),
	}));
}

/** What the professional answered about the work or the place, group by group. */
export function DetailsSections({ sections }: { sections: PropertySection[] }) {
	if (sections.length === 0) return null;
	return (
		<section aria-labelledby="parts" className="grid">
			<h2 id="parts" className="sr-only">
				{m["listings.details.parts"]()}
			</h2>
			{sections.map(({ name, entries }) => (
				<div key={name} className="grid gap-2 border-t border-line py-4">
					{name !== "" && <h3 className="text-lg">{name}</h3>}
					<KeyValues items={linesOf(entries)} />
				</div>
			))}
		</section>
	);
}
