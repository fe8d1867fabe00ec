import { type SubmitEvent, useId, useState } from "react";
import { normalizeMobile } from "../../../accounts/mobile.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { PhoneField } from "../../../ui/form/digits-field.tsx";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { useErrorFocus } from "../../../ui/form/use-error-focus.ts";
import { Waiting } from "../../../ui/feedback/waiting.tsx";
import { StaffFilterFields } from "./staff-filter-fields.tsx";
import { faultOfFilters, type StaffFilters } from "./staff-filters.ts";
import { useFilterChoices } from "./use-filter-choices.ts";

type StaffFilterDialogProps = {
	filters: StaffFilters;
	/** Only managers search by mobile. */
	hasMobile: boolean;
	onSearch: (filters: StaffFilters) => void;
	onClose: () => void;
};

/** A fault and its field; without a field it concerns the whole search. */
type Fault = { path?: keyof StaffFilters; msg: string };

/** On a phone, the last fields may be below the dialog's buttons. */
const scrollToNote = (note: HTMLElement | null) => note?.scrollIntoView({ block: "nearest" });

/** The ten digits after "+91", as the field shows them. */
const digitsOf = (mobile: string | undefined) => mobile?.slice(3) ?? "";

/** The chosen filters, the mobile as typed, and the fault in them. */
function useFilterForm({ filters, hasMobile, onSearch }: StaffFilterDialogProps) {
	const [chosen, setChosen] = useState<StaffFilters>({ ...filters, mobile: undefined });
	const [phone, setPhone] = useState(hasMobile ? digitsOf(filters.mobile) : "");
	const [fault, setFault] = useState<Fault | null>(null);
	const [attempts, setAttempts] = useState(0);

	const showFault = (newFault: Fault) => {
		setFault(newFault);
		setAttempts((before) => before + 1);
	};
	const search = () => {
		const typed = phone === "" ? null : normalizeMobile(`+91${phone}`);
		if (typed !== null && "fault" in typed) return showFault({ path: "mobile", msg: typed.fault });
		const next = { ...chosen, mobile: typed?.mobile };
		const nextFault = faultOfFilters(next);
		return nextFault === null ? onSearch(next) : showFault(nextFault);
	};
	const choose = (part: StaffFilters) => {
		setFault(null);
		setChosen((before) => ({ ...before, ...part }));
	};
	const type = (digits: string) => {
		setFault(null);
		setPhone(digits);
	};
	const clear = () => {
		setFault(null);
		setChosen({ lead: filters.lead });
		setPhone("");
	};
	const errorOf = (path: keyof StaffFilters) => (fault?.path === path ? fault.msg : undefined);
	return { chosen, phone, fault, attempts, errorOf, search, choose, type, clear };
}

/** All filters of the staff's search. Starts with those in the address and changes nothing until Search is pressed. */
export default function StaffFilterDialog(props: StaffFilterDialogProps) {
	const { hasMobile, onClose } = props;
	const { choices, hasFailed, retry } = useFilterChoices();
	const filter = useFilterForm(props);
	const form = useErrorFocus(filter.attempts);
	const formId = useId();
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		filter.search();
	};
	return (
		<Dialog
			title={m["listings.staff.filter"]()}
			size="md"
			onClose={onClose}
			foot={
				<>
					<Button size="lg" onClick={filter.clear}>
						{m["listings.staff.clear"]()}
					</Button>
					<Button type="submit" form={formId} variant="act" size="lg">
						{m["listings.staff.search"]()}
					</Button>
				</>
			}
		>
			<form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
				{hasFailed && <Problem text={m["listings.staff.choices_failed"]()} onRetry={retry} />}
				{choices === null && !hasFailed && <Waiting />}
				{choices !== null && (
					<StaffFilterFields
						chosen={filter.chosen}
						choices={choices}
						onChoose={filter.choose}
						errorOf={filter.errorOf}
					/>
				)}
				{hasMobile && (
					<PhoneField
						name="mobile"
						label={m["words.mobile"]()}
						autoComplete="off"
						value={filter.phone}
						error={filter.errorOf("mobile")}
						onChange={({ target }) => filter.type(target.value)}
					/>
				)}
				{filter.fault !== null && filter.fault.path === undefined && (
					<div ref={scrollToNote}>
						<Note tone="danger" icon="circle-alert" announced>
							{filter.fault.msg}
						</Note>
					</div>
				)}
			</form>
		</Dialog>
	);
}
