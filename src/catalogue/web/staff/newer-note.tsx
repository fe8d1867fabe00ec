import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { Note } from "../../../ui/feedback/note.tsx";

/** The note may appear below the fold of a dialog. */
const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: "nearest" });

type NewerNoteProps = { values: readonly (readonly [string, string])[]; onLoad: () => void };

/** Says what a colleague changed in the meantime, and offers to load it instead of what was typed. */
export function NewerNote({ values, onLoad }: NewerNoteProps) {
	return (
		<Note tone="now" icon="circle-alert" announced>
			<span ref={bringIntoView} className="grid gap-2 [overflow-wrap:anywhere]">
				<span className="font-strong">{m["catalogue.staff.outdated"]()}</span>
				{values.map(([label, value]) => (
					<span key={label}>
						{m["catalogue.staff.outdated_value"]({
							label,
							value: value || m["catalogue.staff.outdated_empty"](),
						})}
					</span>
				))}
				<span>{m["catalogue.staff.outdated_next"]()}</span>
				<Button className="justify-self-start" onClick={onLoad}>
					{m["catalogue.staff.outdated_load"]()}
				</Button>
			</span>
		</Note>
	);
}
