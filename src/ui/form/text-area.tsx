import { type ChangeEvent, type ComponentProps, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { controlClass, Field, type FieldProps, splitFieldProps } from "./field.tsx";

type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, "className">;

/** From this share of the limit on, the count is also announced. */
const nearlyFull = 0.9;

/** Several lines of text; with `maxLength` it counts the characters. */
export function TextArea(props: TextAreaProps) {
	const [field, { onChange, ...area }] = splitFieldProps(props);
	const [typed, setTyped] = useState(String(area.defaultValue ?? "").length);
	const count = area.value === undefined ? typed : String(area.value).length;
	const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
		setTyped(event.target.value.length);
		onChange?.(event);
	};
	return (
		<Field {...field} id={area.id}>
			{(control) => (
				<>
					<textarea
						rows={4}
						{...area}
						{...control}
						onChange={change}
						className={`${controlClass} min-h-28 resize-y py-3`}
					/>
					{area.maxLength !== undefined && <Count count={count} limit={area.maxLength} />}
				</>
			)}
		</Field>
	);
}

function Count({ count, limit }: { count: number; limit: number }) {
	const words = m["ui.characters"]({ count, limit });
	return (
		<p className="text-right text-sm text-ink-faint tabular-nums">
			<span aria-hidden="true">
				{count} / {limit}
			</span>
			<output className="sr-only">{count >= limit * nearlyFull ? words : ""}</output>
		</p>
	);
}
