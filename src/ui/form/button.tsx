import type { ComponentProps, MouseEvent } from "react";
import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import { Icon } from "../icon.tsx";
import type { InterfaceIcon } from "../icon-names.ts";

type ButtonProps = ButtonLook &
	Omit<ComponentProps<"button">, "className"> & { icon?: InterfaceIcon; busy?: boolean };

/**
 * A button; `type` is "button" by default. While busy it keeps its place, width and focus, shows a spinner and
 * ignores presses, so that a second tap cannot send twice.
 */
export function Button({
	variant,
	size,
	block,
	className,
	icon,
	busy = false,
	onClick,
	children,
	...rest
}: ButtonProps) {
	const press = (event: MouseEvent<HTMLButtonElement>) => {
		if (busy) event.preventDefault();
		else onClick?.(event);
	};
	return (
		<button
			type="button"
			{...rest}
			onClick={press}
			aria-disabled={busy || undefined}
			aria-busy={busy || undefined}
			className={buttonClass({
				variant,
				size,
				block,
				className: `${busy ? "cursor-progress" : ""} ${className ?? ""}`,
			})}
		>
			{busy ? <Icon name="loader-circle" className="animate-spin" /> : icon && <Icon name={icon} />}
			{children}
		</button>
	);
}

type ButtonLinkProps = ButtonLook & Omit<LinkProps, "className"> & { icon?: InterfaceIcon };

/** A link that looks like a button (`to` may also be "tel:+91…" or another site). */
export function ButtonLink({ variant, size, block, className, icon, children, ...rest }: ButtonLinkProps) {
	return (
		<Link {...rest} className={buttonClass({ variant, size, block, className })}>
			{icon && <Icon name={icon} />}
			{children}
		</Link>
	);
}
