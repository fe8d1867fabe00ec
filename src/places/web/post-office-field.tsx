import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/form/button.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import type { PostOffice } from "../places.contract.ts";
import type { AddressDraft } from "./address-draft.ts";

/** The value of the option for places that are not listed; no office has this name. */
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

/** The post office from the pincode's list, or a typed name if the list lacks it. */
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
	// A stored address keeps its name even if the list has changed.
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
			// There is nothing to choose until the offices are loaded; the pincode field shows what is missing.
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
