import { FoldedText } from "../../ui/layout/folded-text.tsx";
import type { ShownEntry } from "./entry-words.ts";

type EntryListProps = {
	entries: ShownEntry[];
	/** The actions of an entry, at the end of its first row. */
	renderMore?: (entry: ShownEntry) => React.ReactNode;
};

/** Entries of experience or education in the given order. */
export function EntryList({ entries, renderMore }: EntryListProps) {
	return (
		<ol>
			{entries.map((entry) => (
				<li
					key={entry._id}
					className="grid gap-2 border-t border-line py-4 *:min-w-0 first:border-t-0 first:pt-0 last:pb-0"
				>
					<div className="flex items-start justify-between gap-3">
						<div className="min-w-0 [overflow-wrap:anywhere]">
							<h3 className="text-base font-strong">{entry.title}</h3>
							<p>{entry.place}</p>
							<p className="text-sm text-ink-faint tabular-nums">{entry.period}</p>
						</div>
						{renderMore?.(entry)}
					</div>
					{entry.description !== "" && <FoldedText text={entry.description} />}
				</li>
			))}
		</ol>
	);
}
