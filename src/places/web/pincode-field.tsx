import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/form/button.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { plainDigits } from "../../ui/form/typed-digits.ts";
import type { PostOffices } from "./use-post-offices.ts";

const digits = 6;

type PincodeFieldProps = {
	value: string;
	onChange: (pincode: string) => void;
	/** The status of the post office lookup is shown below the field. */
	search: PostOffices;
	/** Called when the field is left, to report what is missing. */
	onBlur?: () => void;
	error?: string;
};

/** A pincode whose sixth digit starts the lookup of its post offices; the field shows its progress and failure. */
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
