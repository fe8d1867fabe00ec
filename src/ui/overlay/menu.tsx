import { type ComponentProps, useEffect, useRef } from "react";
import { Link, type LinkProps } from "react-router";
import { Icon } from "../icon.tsx";
import type { InterfaceIcon } from "../icon-names.ts";

type MenuProps = {
	/** The content of the button, for example an avatar and a name. */
	label: React.ReactNode;
	/** Read instead of the content if that is only a picture. */
	spokenLabel?: string;
	/** Ref of the button, to focus it. */
	ref?: React.Ref<HTMLElement>;
	children: React.ReactNode;
};

/** Closes the menu on a choice, on Escape, on a press elsewhere and when the focus leaves it. */
function useClosing() {
	const menu = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const details = menu.current;
		if (!details) return;
		const closeFor = (target: EventTarget | null) => {
			if (target instanceof Node && !details.contains(target)) details.open = false;
		};
		const onPress = (event: PointerEvent) => closeFor(event.target);
		const onFocusOut = (event: FocusEvent) => closeFor(event.relatedTarget);
		const onChoice = (event: MouseEvent) => {
			if (event.target instanceof Element && event.target.closest("[data-menu-item]")) details.open = false;
		};
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || !details.open) return;
			details.open = false;
			details.querySelector("summary")?.focus();
		};
		const ends = new AbortController();
		document.addEventListener("pointerdown", onPress, ends);
		details.addEventListener("focusout", onFocusOut, ends);
		details.addEventListener("click", onChoice, ends);
		details.addEventListener("keydown", onKey, ends);
		return () => ends.abort();
	}, []);
	return menu;
}

/**
 * A short list of links and actions below a button. It is a native disclosure, so it opens before scripts run and
 * costs almost nothing; its items are links and buttons that Tab reaches.
 */
export function Menu({ label, spokenLabel, ref, children }: MenuProps) {
	return (
		<details ref={useClosing()} className="group relative min-w-0">
			<summary
				ref={ref}
				aria-label={spokenLabel}
				className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md font-strong text-act [&::-webkit-details-marker]:hidden"
			>
				{label}
				<Icon
					name="chevron-down"
					size="sm"
					className="transition-transform duration-(--duration-quick) group-open:rotate-180 max-desk:hidden"
				/>
			</summary>
			<div className="absolute top-full right-0 z-20 mt-2 grid w-max max-w-[80vw] min-w-52 rounded-lg border border-line bg-surface p-1.5 text-ink shadow-lift">
				{children}
			</div>
		</details>
	);
}

const item =
	"flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left no-underline hover:bg-act-tint hover:text-act-ink";

/** A link to another page, marked so that the Menu closes once it is followed. */
export function MenuLink({ icon, children, ...link }: LinkProps & { icon?: InterfaceIcon }) {
	return (
		<Link {...link} data-menu-item className={item}>
			{icon && <Icon name={icon} />}
			{children}
		</Link>
	);
}

/** An action on this page; it closes the Menu like a MenuLink. */
export function MenuButton({
	icon,
	children,
	...button
}: ComponentProps<"button"> & { icon?: InterfaceIcon }) {
	return (
		<button type="button" {...button} data-menu-item className={item}>
			{icon && <Icon name={icon} />}
			{children}
		</button>
	);
}
