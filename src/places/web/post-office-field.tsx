import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/form/button.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import type { PostOffice } from "../places.contract.ts";
import type { AddressDraft } from "./address-draft.ts";

/** The value of the line that stands for none of the listed offices; no office has this name. */
const unlisted = "?";

type PostOfficeFieldProps = {
	offices: PostOffice[] | null;
	draft: Pick<AddressDraft, "poName" | "isPlaceTyped">;
	onChange: (part: Pick<AddressDraft, "poName" | "isPlaceTyped">) => void;
	error?: string;
};

function placeholderOf(offices: PostOffice[] | null): string {
	return offices === null
		? m["places.address.post_office_first"]()
		: m["places.address.post_office_choose"]();
}

/** The post office from the pincode's list, or the place's name in words where the list does not have it. */
export function PostOfficeField({ offices, draft, onChange, error }: PostOfficeFieldProps) {
	if (draft.isPlaceTyped) {
		return (
			<div className="grid content-start gap-1.5">
				<TextField
					name="poName"
					maxLength={200}
					label={m["places.address.place"]()}
					hint={m["places.address.place_hint"]()}
					error={error}
					value={draft.poName}
					onChange={(event) => onChange({ poName: event.target.value, isPlaceTyped: true })}
				/>
				<Button
					variant="text"
					className="justify-self-start"
					onClick={() => onChange({ poName: "", isPlaceTyped: false })}
				>
					{m["places.address.place_listed"]()}
				</Button>
			</div>
		);
	}
	const listed = (offices ?? []).map(({ poName }) => poName);
	// An address of the book keeps the name that it has, also where the list has another by now.
	const names = draft.poName === "" || listed.includes(draft.poName) ? listed : [draft.poName, ...listed];
	return (
		<SelectField
			name="poName"
			label={m["places.address.post_office"]()}
			placeholder={placeholderOf(offices)}
			disabled={offices === null}
			options={[
				...names.map((name) => ({ value: name, label: name })),
				{ value: unlisted, label: m["places.address.unlisted"]() },
			]}
			// Until the offices are known there is none to choose: the pincode says what is missing.
			error={offices === null ? undefined : error}
			value={draft.poName}
			onChange={({ target: { value } }) =>
				onChange(
					value === unlisted ? { poName: "", isPlaceTyped: true } : { poName: value, isPlaceTyped: false },
				)
			}
		/>
	);
}
