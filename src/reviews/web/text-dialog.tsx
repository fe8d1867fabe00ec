import { FormDialog } from "../../platform/web/form-dialog.tsx";
import { useForm } from "../../platform/web/use-form.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";

type TextDialogProps = {
	title: string;
	label: string;
	hint: string;
	confirm: string;
	/** The message after success. */
	done: string;
	/** What is wrong with an empty text. */
	wrong: string;
	longest: number;
	/** Sends the text; throws ApiFailure. */
	send: (text: string) => Promise<void>;
	onClose: () => void;
};

/** A dialog with one text. */
export function TextDialog({
	title,
	label,
	hint,
	confirm,
	done,
	wrong,
	longest,
	send,
	onClose,
}: TextDialogProps) {
	const alert = useAlert();
	const form = useForm({
		initial: { text: "" },
		check: ({ text }) => (text.trim() === "" ? [{ path: "text", msg: wrong }] : []),
		submit: async ({ text }) => {
			await send(text);
			alert("success", done);
			onClose();
		},
	});
	return (
		<FormDialog title={title} confirm={confirm} form={form} onClose={onClose}>
			<TextArea label={label} hint={hint} rows={4} maxLength={longest} {...form.field("text")} />
		</FormDialog>
	);
}
