import type { ChangeEvent } from "react";
import { m } from "../../paraglide/messages.js";
import { AffixField, type AffixFieldProps } from "./affix-field.tsx";
import { nationalDigits, plainAmount, plainDigits } from "./typed-digits.ts";

/** Rewrites the input before anything reads it; leaves the caret unchanged if there is nothing to rewrite. */
export function keep(
	cleaned: (typed: string) => string,
	onChange: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined,
) {
	return (event: ChangeEvent<HTMLInputElement>) => {
		const value = cleaned(event.target.value);
		if (value !== event.target.value) event.target.value = value;
		onChange?.(event);
	};
}

/** An Indian mobile: a fixed "India +91", and ten digits typed, pasted in any spelling or filled in by the phone. */
export function PhoneField({ onChange, ...props }: Omit<AffixFieldProps, "type" | "prefix" | "suffix">) {
	return (
		<AffixField
			inputMode="numeric"
			autoComplete="tel-national"
			{...props}
			type="tel"
			prefix={m["ui.phone_prefix"]()}
			onChange={keep(nationalDigits, onChange)}
		/>
	);
}

/** An amount of rupees; with `paise` it takes two decimal places. Its value is a plain number in digits. */
export function RupeeField({
	onChange,
	paise = false,
	...props
}: Omit<AffixFieldProps, "type" | "prefix"> & { paise?: boolean }) {
	return (
		<AffixField
			inputMode={paise ? "decimal" : "numeric"}
			autoComplete="off"
			{...props}
			prefix="₹"
			onChange={keep(paise ? plainAmount : plainDigits, onChange)}
		/>
	);
}
