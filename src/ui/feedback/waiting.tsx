import { m } from "../../paraglide/messages.js";
import { Icon } from "../icon.tsx";

/** A turning circle, seen only after 300 ms, for a wait whose shape is not known. */
export function Waiting({ label = m["ui.loading"]() }: { label?: string }) {
	return (
		<output className="flex animate-appear items-center justify-center gap-2 p-6 text-ink-soft">
			<Icon name="loader-circle" size="lg" className="animate-spin" />
			<span className="sr-only">{label}</span>
		</output>
	);
}

/** Stands where a dialog or drawer will be, while its code is on the way. */
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
