import { m } from "../../../../paraglide/messages.js";
import { Icon } from "../../../../ui/icon.tsx";
import type { InterfaceIcon } from "../../../../ui/icon-names.ts";

function Hidden({ icon, label }: { icon: InterfaceIcon; label: string }) {
	return (
		<div className="grid grid-cols-[1.25rem_5rem_1fr] items-center gap-2.5 text-ink-faint">
			<Icon name={icon} />
			<span>{label}</span>
			<span className="h-3.5 max-w-44 rounded-full bg-[repeating-linear-gradient(90deg,var(--color-field)_0_0.5rem,transparent_0.5rem_0.75rem)] opacity-55" />
		</div>
	);
}

/** A decorative placeholder for the hidden name and number. */
export function HiddenCustomer() {
	return (
		<div aria-hidden="true" className="grid gap-2">
			<Hidden icon="user" label={m["words.name"]()} />
			<Hidden icon="phone" label={m["words.mobile"]()} />
		</div>
	);
}
