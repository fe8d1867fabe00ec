import { m } from "../../../../paraglide/messages.js";
import { Note } from "../../../../ui/feedback/note.tsx";

/** In place of the form, once its request is kept. */
export default function KeptNote() {
	return (
		<div data-kept-note>
			<Note tone="success" icon="clock" announced>
				{m["leads.kept.waiting"]()} {m["leads.kept.waiting_more"]()}
			</Note>
		</div>
	);
}
