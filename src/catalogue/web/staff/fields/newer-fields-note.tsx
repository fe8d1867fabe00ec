import { m } from "../../../../paraglide/messages.js";
import { Note } from "../../../../ui/feedback/note.tsx";
import type { NewerFields } from "./use-fields-form.ts";

/** Says which questions a colleague changed in the meantime, and what the editor did with them. */
export function NewerFieldsNote({ theirs, both }: NewerFields) {
	return (
		<Note tone="now" icon="circle-alert" announced>
			<span className="grid gap-1 [overflow-wrap:anywhere]">
				<span className="font-strong">{m["catalogue.fields.changed"]()}</span>
				{theirs.length > 0 && <span>{m["catalogue.fields.newer_theirs"]({ names: theirs.join(", ") })}</span>}
				{both.length > 0 && <span>{m["catalogue.fields.newer_both"]({ names: both.join(", ") })}</span>}
				<span>{m["catalogue.fields.newer_next"]()}</span>
			</span>
		</Note>
	);
}
