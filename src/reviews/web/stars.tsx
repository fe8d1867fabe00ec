import { useId } from "react";
import { m } from "../../paraglide/messages.js";
import { FieldError } from "../../ui/form/field.tsx";
import { starRange } from "../star-range.ts";

const every = Array.from({ length: starRange.maximum }, (_, index) => index + 1);

/** A full star up to the value, an empty one above it. */
const signOf = (star: number, value: number) => (star <= value ? "★" : "☆");

/** The stars of a review. */
export function Stars({ stars }: { stars: number }) {
	return (
		<span className="text-lg leading-none whitespace-nowrap text-pending">
			<span aria-hidden="true">{every.map((star) => signOf(star, stars)).join("")}</span>
			<span className="sr-only">{m["reviews.form.star"]({ count: stars })}</span>
		</span>
	);
}

type StarsFieldProps = { value: number; onChange: (stars: number) => void; error?: string | undefined };

/** The choice of stars: radio buttons that look like the stars of a review. */
export function StarsField({ value, onChange, error }: StarsFieldProps) {
	const errorId = useId();
	return (
		<fieldset
			data-invalid={error ? true : undefined}
			aria-describedby={error ? errorId : undefined}
			className="grid min-w-0 scroll-mt-24 gap-1.5"
		>
			<legend className="mb-1.5 leading-5 font-strong">{m["reviews.form.stars"]()}</legend>
			<div className="flex">
				{every.map((star) => (
					<label
						key={star}
						className="relative grid size-12 cursor-pointer place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-focus"
					>
						<input
							type="radio"
							name="stars"
							value={star}
							checked={value === star}
							onChange={() => onChange(star)}
							className="absolute inset-0 cursor-pointer opacity-0"
						/>
						<span
							aria-hidden="true"
							className={`text-4xl leading-none ${star <= value ? "text-pending" : "text-ink-faint"}`}
						>
							{signOf(star, value)}
						</span>
						<span className="sr-only">{m["reviews.form.star"]({ count: star })}</span>
					</label>
				))}
			</div>
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</fieldset>
	);
}
