import { useId } from "react";
import { typedMobileErrors } from "../../../accounts/mobile.ts";
import { m } from "../../../paraglide/messages.js";
import { useForm } from "../../../platform/web/use-form.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { PhoneField } from "../../../ui/form/digits-field.tsx";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { Waiting } from "../../../ui/feedback/waiting.tsx";
import { StaffFilterFields } from "./staff-filter-fields.tsx";
import { filterErrors, type StaffFilters } from "./staff-filters.ts";
import { useFilterChoices } from "./use-filter-choices.ts";

type StaffFilterDialogProps = {
	filters: StaffFilters;
	/** Only managers search by mobile. */
	hasMobile: boolean;
	onSearch: (filters: StaffFilters) => void;
	onClose: () => void;
};

/** On a phone, the last fields may be below the dialog's buttons. */
const scrollToNote = (note: HTMLElement | null) => note?.scrollIntoView({ block: "nearest" });

/** The ten digits after "+91", as the field shows them. */
const digitsOf = (mobile: string | undefined) => mobile?.slice(3) ?? "";

type Values = { chosen: StaffFilters; phone: string };

const filtersIn = ({ chosen, phone }: Values): StaffFilters => ({
	...chosen,
	mobile: phone === "" ? undefined : `+91${phone}`,
});

/** The chosen filters, and the mobile as typed. An error may be about several of them: any change removes it. */
function useFilterForm({ filters, hasMobile, onSearch }: StaffFilterDialogProps) {
	const form = useForm<Values>({
		initial: { chosen: filters, phone: hasMobile ? digitsOf(filters.mobile) : "" },
		paths: { chosen: ["endDate", "filters"], phone: "mobile" },
		check: (values) => [
			...(values.phone === "" ? [] : typedMobileErrors(values.phone)),
			...filterErrors(filtersIn(values)),
		],
		submit: async (values) => onSearch(filtersIn(values)),
	});
	const enter = (part: Partial<Values>) => {
		form.clearErrors();
		form.enter(part);
	};
	return {
		...form,
		choose: (part: StaffFilters) => enter({ chosen: { ...form.values.chosen, ...part } }),
		type: (phone: string) => enter({ phone }),
		clear: () => enter({ chosen: { lead: filters.lead }, phone: "" }),
	};
}

/** All filters of the staff's search. Starts with those in the address and changes nothing until Search is pressed. */
export default function StaffFilterDialog(props: StaffFilterDialogProps) {
	const { hasMobile, onClose } = props;
	const { choices, hasFailed, retry } = useFilterChoices();
	const form = useFilterForm(props);
	const { values, errorOf } = form;
	const fault = errorOf("filters");
	const formId = useId();
	return (
		<Dialog
			title={m["listings.staff.filter"]()}
			size="md"
			onClose={onClose}
			foot={
				<>
					<Button size="lg" onClick={form.clear}>
						{m["listings.staff.clear"]()}
					</Button>
					<Button type="submit" form={formId} variant="act" size="lg">
						{m["listings.staff.search"]()}
					</Button>
				</>
			}
		>
			<form {...form.formProps} id={formId} className="grid gap-5">
				{hasFailed && <Problem text={m["listings.staff.choices_failed"]()} onRetry={retry} />}
				{choices === null && !hasFailed && <Waiting />}
				{choices !== null && (
					<StaffFilterFields
						chosen={values.chosen}
						choices={choices}
						onChoose={form.choose}
						errorOf={errorOf}
					/>
				)}
				{hasMobile && (
					<PhoneField
						name="mobile"
						label={m["words.mobile"]()}
						autoComplete="off"
						value={values.phone}
						error={errorOf("phone")}
						onChange={({ target }) => form.type(target.value)}
					/>
				)}
				{fault !== undefined && (
					<div ref={scrollToNote}>
						<Note tone="danger" icon="circle-alert" announced>
							{fault}
						</Note>
					</div>
				)}
			</form>
		</Dialog>
	);
}
