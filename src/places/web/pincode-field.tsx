import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/form/button.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { plainDigits } from "../../ui/form/typed-digits.ts";
import type { PostOffices } from "./use-post-offices.ts";

const digits = 6;

type PincodeFieldProps = {
	value: string;
	onChange: (pincode: string) => void;
	/** What its post offices' search tells stands below the field. */
	search: PostOffices;
	/** When the field was left, to say then what is missing. */
	onBlur?: () => void;
	error?: string;
};

/** Six digits whose sixth starts the search for the post offices; the field says that it runs and how it failed. */
export function PincodeField({ value, onChange, search, onBlur, error }: PincodeFieldProps) {
	return (
		<div className="grid content-start gap-1.5">
			<TextField
				name="pincode"
				inputMode="numeric"
				autoComplete="postal-code"
				maxLength={digits}
				label={m["places.pincode.label"]()}
				hint={search.isSearching && m["places.pincode.searching"]()}
				error={error ?? search.fault}
				value={value}
				onBlur={onBlur}
				onChange={(event) => onChange(plainDigits(event.target.value).slice(0, digits))}
			/>
			<output className="sr-only">{search.isSearching && m["places.pincode.searching"]()}</output>
			{search.retry !== undefined && error === undefined && (
				<Button variant="text" icon="refresh-cw" className="justify-self-start" onClick={search.retry}>
					{m["ui.try_again"]()}
				</Button>
			)}
		</div>
	);
}
