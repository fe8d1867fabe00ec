import type { SubmitEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FormFields } from "../../ui/form-fields.tsx";
import { useErrorFocus } from "../../ui/use-error-focus.ts";

type EntryFormProps = {
	form: { attempts: number; isSending: boolean; submit: () => Promise<void> };
	/** What the button says. */
	save: string;
	children: React.ReactNode;
};

/** The frame of a form that adds to a profile. */
export function EntryForm({ form: { attempts, isSending, submit }, save, children }: EntryFormProps) {
	const frame = useErrorFocus(attempts);
	const send = (event: SubmitEvent) => {
		event.preventDefault();
		void submit();
	};
	return (
		<form ref={frame} noValidate onSubmit={send}>
			<Card className="grid gap-5 *:min-w-0">
				<FormFields sending={isSending}>{children}</FormFields>
				<Button type="submit" variant="now" size="lg" className="justify-self-start" busy={isSending}>
					{save}
				</Button>
			</Card>
		</form>
	);
}
