import { Icon } from "../icon.tsx";
import type { InterfaceIcon } from "../icon-names.ts";

type FactProps = {
	icon: InterfaceIcon;
	/** Read before the text if only the icon says what it is, for example "Goes to". */
	label?: string;
	small?: boolean;
	className?: string;
	children: React.ReactNode;
};

/** One line of a card: an icon and a text (a place, a time, a number). */
export function Fact({ icon, label, small = false, className = "", children }: FactProps) {
	const row = small ? "items-center gap-1.5 text-sm" : "items-start gap-2";
	return (
		<p className={`flex text-ink-soft ${row} ${className}`}>
			<Icon name={icon} size={small ? "sm" : "md"} className={`text-act ${small ? "" : "mt-0.5"}`} />
			<span className="min-w-0 [overflow-wrap:anywhere]">
				{label && <span className="sr-only">{label} </span>}
				{children}
			</span>
		</p>
	);
}
