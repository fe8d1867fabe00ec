import { m } from "../../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../../platform/web/confirm-dialog.tsx";
import type { AnsweredPart } from "../../../catalogue-staff.contract.ts";

type AnsweredDialogProps = {
	answered: readonly AnsweredPart[];
	onConfirm: () => Promise<void>;
	onClose: () => void;
};

function inWords({ question, option, listings: count }: AnsweredPart): string {
	return option === null
		? m["catalogue.fields.in_use_question"]({ question, count })
		: m["catalogue.fields.in_use_option"]({ question, option, count });
}

/** Says how many listings answered what is removed, and asks for a confirmation. */
export default function AnsweredDialog({ answered, onConfirm, onClose }: AnsweredDialogProps) {
	return (
		<ConfirmDialog
			title={m["catalogue.fields.in_use_title"]()}
			keep={m["catalogue.fields.in_use_keep"]()}
			confirm={m["catalogue.fields.in_use_confirm"]()}
			done={m["catalogue.fields.saved"]()}
			onConfirm={onConfirm}
			onClose={onClose}
		>
			<ul className="grid gap-1 font-strong">
				{answered.map((part) => (
					<li key={`${part.question} ${part.option}`}>{inWords(part)}</li>
				))}
			</ul>
			<p>{m["catalogue.fields.in_use_text"]()}</p>
		</ConfirmDialog>
	);
}
