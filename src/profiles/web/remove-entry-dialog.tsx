import { m } from "../../paraglide/messages.js";
import { ConfirmDialog } from "../../platform/web/confirm-dialog.tsx";
import type { ProfileAnswer } from "../profiles.contract.ts";
import type { EntryKind } from "./entry-kinds.ts";
import type { ShownEntry } from "./entry-words.ts";

type RemoveEntryDialogProps = {
	kind: EntryKind;
	entry: ShownEntry;
	onRemoved: (profile: ProfileAnswer) => void;
	onClose: () => void;
};

/** Asks for confirmation before an entry is removed from a profile. */
export default function RemoveEntryDialog({ kind, entry, onRemoved, onClose }: RemoveEntryDialogProps) {
	return (
		<ConfirmDialog
			title={kind.removeTitle()}
			keep={m["profiles.entry.remove_keep"]()}
			confirm={m["words.remove"]()}
			done={m["profiles.entry.removed"]()}
			onConfirm={async () => onRemoved(await kind.remove(entry._id))}
			onClose={onClose}
		>
			<div className="[overflow-wrap:anywhere]">
				<p className="font-strong">{entry.title}</p>
				<p>{entry.place}</p>
				<p className="text-ink-soft tabular-nums">{entry.period}</p>
			</div>
		</ConfirmDialog>
	);
}
