import { labelOf } from "../../../catalogue/property-field.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { keep } from "../../../ui/form/digits-field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { plainAmount } from "../../../ui/form/typed-digits.ts";
import { fieldNameOf } from "../../property-place.ts";
import { freeAnswersAtMost, textLength } from "../../property-value.ts";
import { hintOf, QuestionFrame, type QuestionProps } from "./property-form-frame.tsx";

/** Several free-text answers, one per line; there is always an empty line. */
export function PropertyTexts({ form, entry, place }: QuestionProps) {
	const kept = [form.draft[fieldNameOf(place)] ?? []].flat();
	const lines = kept.length === 0 ? [""] : kept;
	const lineErrors = lines.map((_, index) => form.errorOf(place, index));
	const isLineWrong = lineErrors.some((error) => error !== undefined);
	const write = (index: number, text: string) => form.answer(place, lines.with(index, text));
	const kind = {
		String: { maxLength: textLength },
		Number: { inputMode: "decimal" as const },
		Date: { type: "date" },
		Boolean: {},
		File: {},
	}[entry.type];
	return (
		<QuestionFrame
			label={labelOf(entry)}
			hint={hintOf(entry)}
			error={isLineWrong ? undefined : form.errorOf(place)}
			optional={entry.required !== true}
		>
			<ul className="grid w-full gap-2">
				{lines.map((line, index) => (
					// Lines have no identity except their position.
					// oxlint-disable-next-line react/no-array-index-key
					<li key={index} className="flex items-start gap-1">
						<TextField
							label={m["listings.answers.nth"]({ name: labelOf(entry), number: index + 1 })}
							labelHidden
							className="min-w-0 flex-1"
							{...kind}
							value={line}
							error={lineErrors[index]}
							onChange={keep(entry.type === "Number" ? plainAmount : String, ({ target }) =>
								write(index, target.value),
							)}
						/>
						{lines.length > 1 && (
							<IconButton
								icon="trash-2"
								label={m["listings.answers.remove_nth"]({ name: labelOf(entry), number: index + 1 })}
								onClick={() => form.answer(place, lines.toSpliced(index, 1))}
							/>
						)}
					</li>
				))}
			</ul>
			{lines.length < freeAnswersAtMost && (
				<Button icon="plus" onClick={() => form.answer(place, [...lines, ""])}>
					{m["listings.answers.another"]()}
				</Button>
			)}
		</QuestionFrame>
	);
}
