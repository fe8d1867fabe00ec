import { Button } from "../../ui/form/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { FormFields } from "../../ui/form/form-fields.tsx";
import type { Form } from "../../platform/web/use-form.ts";

type EntryFormProps = {
	form: Form;
	save: string;
	children: React.ReactNode;
};

/** The layout of a form that adds an entry to a profile. */
export function EntryForm({ form: { isBusy, formProps }, save, children }: EntryFormProps) {
	return (
		<form {...formProps}>
			<Card className="grid gap-5 *:min-w-0">
				<FormFields sending={isBusy}>{children}</FormFields>
				<Button type="submit" variant="now" size="lg" block busy={isBusy}>
					{save}
				</Button>
			</Card>
		</form>
	);
}
