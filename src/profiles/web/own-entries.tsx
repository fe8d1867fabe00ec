import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/form/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { dialogOnDemand } from "../../ui/overlay/dialog-on-demand.tsx";
import { useNextFocus } from "../../ui/feedback/use-next-focus.ts";
import type { ProfileAnswer } from "../profiles.contract.ts";
import type { EntryKind } from "./entry-kinds.ts";
import { EntryList } from "./entry-list.tsx";
import type { ShownEntry } from "./entry-words.ts";

const RemoveEntryDialog = dialogOnDemand(() => import("./remove-entry-dialog.tsx"));

type OwnEntriesProps = {
	kind: EntryKind;
	profile: ProfileAnswer;
	onChanged: (profile: ProfileAnswer) => void;
};

/** The entries of this kind in the viewer's profile, each with a button that removes it. */
export function OwnEntries({ kind, profile, onChanged }: OwnEntriesProps) {
	const [leaving, setLeaving] = useState<ShownEntry | null>(null);
	const { next, goOn } = useNextFocus();
	const entries = kind.entriesOf(profile);
	const removed = (left: ProfileAnswer) => {
		onChanged(left);
		goOn();
	};
	return (
		<section aria-labelledby="entries" className="grid content-start gap-4 *:min-w-0">
			<h2 id="entries" ref={next} tabIndex={-1} className="text-xl outline-none desk:text-2xl">
				{kind.list()}
			</h2>
			<Card>
				{entries.length === 0 && <p className="text-ink-soft">{m["profiles.entry.none"]()}</p>}
				<EntryList
					entries={entries}
					renderMore={(entry) => (
						<Button
							variant="danger-text"
							aria-label={m["profiles.entry.remove_label"]({ what: `${entry.title}, ${entry.place}` })}
							onClick={() => setLeaving(entry)}
						>
							{m["words.remove"]()}
						</Button>
					)}
				/>
			</Card>
			{leaving !== null && (
				<RemoveEntryDialog kind={kind} entry={leaving} onRemoved={removed} onClose={() => setLeaving(null)} />
			)}
		</section>
	);
}
