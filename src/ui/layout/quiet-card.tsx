import { m } from "../../paraglide/messages.js";
import { Icon } from "../icon.tsx";
import { IconButton } from "../icon-button.tsx";
import type { InterfaceIcon } from "../icon-names.ts";

type QuietCardProps = {
	icon: InterfaceIcon;
	title: string;
	onClose?: () => void;
	/** Further text, and a button. */
	children?: React.ReactNode;
};

/** A card over the end of the page that takes no focus and blocks nothing; see QuietCards. */
export function QuietCard({ icon, title, onClose, children }: QuietCardProps) {
	return (
		<output className="pointer-events-auto grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-lift">
			<div className="flex items-start gap-2.5">
				<Icon name={icon} className="mt-0.5 shrink-0 text-act" />
				<p className="mr-auto min-w-0 font-strong">{title}</p>
				{onClose && (
					<IconButton icon="x" label={m["ui.close"]()} onClick={onClose} className="-my-2.5 -mr-2.5" />
				)}
			</div>
			{children && <div className="grid justify-items-start gap-3 text-ink-soft">{children}</div>}
		</output>
	);
}

/** The place of these cards: above the bar at the bottom of a phone, in the corner of a desktop. */
export function QuietCards({ children }: { children: React.ReactNode }) {
	return (
		<div className="pointer-events-none fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-14 mx-auto grid max-w-md gap-3 desk:right-6 desk:bottom-6 desk:left-auto desk:w-96">
			{children}
		</div>
	);
}
