import { useId } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/form/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { FormFields } from "../../ui/form/form-fields.tsx";
import { AddressFields } from "./address-fields.tsx";
import type { AddressForm as Form } from "./use-address-form.ts";

type AddressFormProps = {
	form: Form;
	/** Whether there are other addresses to return to. The first address is saved by the screen's main button. */
	canClose: boolean;
	onSave: () => void;
};

/** The form for a new address or a change. */
export function AddressForm({ form, canClose, onSave }: AddressFormProps) {
	const titleId = useId();
	return (
		<Card as="section" aria-labelledby={titleId}>
			<form
				{...form.formProps}
				className="grid gap-4"
				onSubmit={(event) => {
					event.preventDefault();
					onSave();
				}}
			>
				<h3 id={titleId} className="text-lg">
					{form.draft.id === "" ? m["places.address.add"]() : m["places.address.change"]()}
				</h3>
				<FormFields sending={form.isSaving}>
					<AddressFields form={form} />
					{/* Enter submits the form, whose button is outside of it. */}
					{!canClose && <input type="submit" hidden />}
					{canClose && (
						<div className="flex flex-wrap items-center gap-3">
							<Button type="submit" variant="act" busy={form.isSaving}>
								{m["places.address.save"]()}
							</Button>
							<Button variant="text" className="mx-0" onClick={form.close}>
								{m["ui.close"]()}
							</Button>
						</div>
					)}
				</FormFields>
			</form>
		</Card>
	);
}
