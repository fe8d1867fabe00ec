import { m } from "../../paraglide/messages.js";
import { foldText } from "./fold-text.ts";
import { langOf } from "../../platform/lang-of.ts";

/** About six lines on a phone. */
const shownLength = 420;

const words = "whitespace-pre-line [overflow-wrap:anywhere]";

/** The pressed button disappears, so the focus moves to the opened text. */
function goOnReading({ currentTarget: details }: React.ToggleEvent<HTMLDetailsElement>) {
	if (details.open) details.querySelector("p")?.focus({ preventScroll: true });
}

/** A person's own words with their line breaks; the end of a long text is folded, and opens without scripts. */
export function FoldedText({ text }: { text: string }) {
	const { shown, folded } = foldText(text, shownLength);
	const lang = langOf(text);
	return (
		<div>
			<p lang={lang} className={words}>
				{shown}
			</p>
			{folded !== "" && (
				<details className="group" onToggle={goOnReading}>
					<summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-act underline decoration-1 underline-offset-[0.2em] group-open:hidden hover:text-act-hover [&::-webkit-details-marker]:hidden">
						{m["ui.read_more"]()}
					</summary>
					<p lang={lang} tabIndex={-1} className={`mt-3 outline-none ${words}`}>
						{folded}
					</p>
				</details>
			)}
		</div>
	);
}
