import { m } from "../../paraglide/messages.js";
import { Icon } from "../icon.tsx";

/** A spinner, visible only after 300 ms, for content with an unknown shape. */
export function Waiting({ label = m["ui.loading"]() }: { label?: string }) {
	return (
		<output className="flex animate-appear items-center justify-center gap-2 p-6 text-ink-soft">
			<Icon name="loader-circle" size="lg" className="animate-spin" />
			<span className="sr-only">{label}</span>
		</output>
	);
}

/** Shown in place of a dialog or drawer while its code loads. */
export function DialogWaiting() {
	return (
		<div className="fixed inset-0 z-40 grid animate-appear place-items-center bg-scrim text-white">
			<output>
				<Icon name="loader-circle" size="lg" className="animate-spin" />
				<span className="sr-only">{m["ui.loading"]()}</span>
			</output>
		</div>
	);
}
