import { Icon } from "../icon.tsx";
import type { InterfaceIcon } from "../icon-names.ts";

const tones = {
	plain: "bg-sunk text-ink-soft",
	success: "bg-success-tint text-success",
	now: "bg-now-tint text-pending",
	danger: "bg-danger-tint text-danger",
};

type NoteProps = {
	tone?: keyof typeof tones;
	icon?: InterfaceIcon;
	/** Announced when it appears. */
	announced?: boolean;
	children: React.ReactNode;
};

/** A short text set apart from the rest: what was done, or what to know before continuing. */
export function Note({ tone = "plain", icon = "info", announced = false, children }: NoteProps) {
	const Frame = announced ? "output" : "div";
	return (
		<Frame className={`flex gap-2.5 rounded-md px-3.5 py-3 ${tones[tone]}`}>
			<Icon name={icon} className={`mt-0.5 ${tone === "plain" ? "text-act" : ""}`} />
			<span className="min-w-0">{children}</span>
		</Frame>
	);
}
