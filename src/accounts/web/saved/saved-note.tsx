import { useEffect, useEffectEvent } from "react";
import { m } from "../../../paraglide/messages.js";
import { formatDateTime } from "../../../platform/dates.ts";
import { Note } from "../../../ui/feedback/note.tsx";
import { keepTrying } from "../keep-trying.ts";

type SavedNoteProps = {
	savedAt: string;
	/** Called once the server responds again. */
	reload: () => void;
};

/** Says that a saved copy is shown, until the current data can be loaded. */
export default function SavedNote({ savedAt, reload }: SavedNoteProps) {
	const reached = useEffectEvent(reload);
	useEffect(
		() =>
			keepTrying(async () => {
				await fetch("/api/health", { method: "HEAD" });
				reached();
			}),
		[],
	);
	return (
		<Note tone="now" icon="wifi-off" announced>
			{m["accounts.saved.note"]({ time: formatDateTime(new Date(savedAt)) })}
		</Note>
	);
}
