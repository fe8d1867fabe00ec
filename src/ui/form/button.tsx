import type { ComponentProps, MouseEvent } from "react";
import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import { Icon } from "../icon.tsx";
import type { InterfaceIcon } from "../icon-names.ts";

type ButtonProps = ButtonLook &
	Omit<ComponentProps<"button">, "className"> & { icon?: InterfaceIcon; busy?: boolean };

/**
 * A button; `type` is "button" unless said. While busy it keeps its place, its width and its focus, shows a turning
 * circle and takes no press, so that an impatient second tap cannot send twice.
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

/** A link that looks like a button: it goes somewhere (`to` may also be "tel:+91…" or another site). */
export function ButtonLink({ variant, size, block, className, icon, children, ...rest }: ButtonLinkProps) {
	return (
		<Link {...rest} className={buttonClass({ variant, size, block, className })}>
			{icon && <Icon name={icon} />}
			{children}
		</Link>
	);
}
