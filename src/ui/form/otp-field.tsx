import { keep } from "./digits-field.tsx";
import { Field, splitFieldProps } from "./field.tsx";
import type { TextFieldProps } from "./text-field.tsx";
import { plainDigits } from "./typed-digits.ts";

/** The number of digits of a code. */
export const otpLength = 6;

/** Cut after cleaning, not by maxLength: a pasted "123 456" would lose its last digit to the space. */
const codeDigits = (typed: string) => plainDigits(typed).slice(0, otpLength);

/** The code from the SMS: one field, which the phone can fill in. */
export function OtpField({ onChange, ...props }: Omit<TextFieldProps, "type">) {
	const [field, input] = splitFieldProps(props);
	return (
		<Field {...field} id={input.id}>
			{(control) => (
				<input
					{...input}
					{...control}
					type="text"
					inputMode="numeric"
					autoComplete="one-time-code"
					onChange={keep(codeDigits, onChange)}
					className="h-16 w-full [@media(max-height:28rem)]:h-12 rounded-md border border-field bg-surface text-center text-2xl font-strong tracking-[0.62em] text-ink tabular-nums indent-[0.62em] aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger"
				/>
			)}
		</Field>
	);
}
