import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/layout/card.tsx";
import { KeyValues } from "../../../ui/layout/key-values.tsx";
import type { ListingDetails } from "../../listing-answers.ts";
import { propertySections, type SectionEntry } from "../../property-sections.ts";
import { FileLink } from "../details/file-link.tsx";

/** One row per name; its files and values are listed below each other. */
function linesOf(entries: SectionEntry[], listingId: string) {
	return Object.entries(Object.groupBy(entries, (entry) => entry.name)).map(([key, same = []]) => ({
		key,
		value: same.map(({ value, href }) => (
			<div key={href ?? value}>
				{href === undefined ? value : <FileLink listingId={listingId} file={{ key: href, name: value }} />}
			</div>
		)),
	}));
}

/** All answers to the service's questions, including those hidden from customers and the documents. */
export function ManageAnswers({ listing }: { listing: ListingDetails }) {
	const { _id: id, servicePropertyFields, properties } = listing;
	if (servicePropertyFields.length === 0) return null;
	const sections = propertySections(servicePropertyFields, properties, (key) => key);
	return (
		<Card as="section" aria-labelledby="answers" className="grid gap-4 [overflow-wrap:anywhere]">
			<h2 id="answers" className="text-lg">
				{m["listings.desk.answers"]()}
			</h2>
			{sections.length === 0 && <p className="text-ink-soft">{m["listings.desk.answers_none"]()}</p>}
			{sections.map(({ name, entries }) => (
				<div key={name} className="grid gap-2">
					{name !== "" && <h3 className="font-strong">{name}</h3>}
					<KeyValues items={linesOf(entries, id)} />
				</div>
			))}
		</Card>
	);
}
