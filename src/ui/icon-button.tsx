import type { ComponentProps } from "react";
import { Icon, type IconSize } from "./icon.tsx";
import type { InterfaceIcon } from "./icon-names.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
	icon: InterfaceIcon;
	/** What it does, for screen readers. */
	label: string;
	iconSize?: IconSize;
	/** Outlined, for a single button next to a heading. */
	outlined?: boolean;
};

/** A button with only an icon, 44 px square. */
export function IconButton({
	icon,
	label,
	iconSize,
	outlined = false,
	className = "",
	...rest
}: IconButtonProps) {
	const edge = outlined
		? "border border-field bg-surface text-ink hover:border-act hover:text-act-ink"
		: "text-act";
	return (
		<button
			type="button"
			{...rest}
			aria-label={label}
			className={`grid size-11 shrink-0 place-items-center rounded-md transition-colors duration-(--duration-quick) hover:bg-act-tint disabled:cursor-not-allowed disabled:border-transparent disabled:bg-neutral-tint disabled:text-ink-faint ${edge} ${className}`}
		>
			<Icon name={icon} size={iconSize} />
		</button>
	);
}
