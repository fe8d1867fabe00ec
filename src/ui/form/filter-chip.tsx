import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "./button.tsx";
import { Icon } from "../icon.tsx";

const chip =
	"inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 whitespace-nowrap no-underline";
const chosen = "border-act bg-act-tint font-strong text-act-ink";
const free = "border-field bg-surface text-ink hover:border-act";

/** The row of a list's filters; on phones it scrolls sideways, past the page's edges. */
export function FilterRow({ label, children }: { label: string; children: React.ReactNode }) {
	return (
		<fieldset
			aria-label={label}
			className="-mx-(--space-gutter) flex min-w-0 items-center gap-2 overflow-x-auto px-(--space-gutter) py-1 [scrollbar-width:none] desk:mx-0 desk:flex-wrap desk:px-0"
		>
			{children}
		</fieldset>
	);
}

/** Opens a filter; `on` if it is active. */
export function FilterChip({ on = false, children, ...button }: ComponentProps<"button"> & { on?: boolean }) {
	return (
		<button type="button" {...button} className={`${chip} ${on ? chosen : free}`}>
			{children}
			<Icon name="chevron-down" size="sm" />
		</button>
	);
}

/** An active filter; its link, the URL without it, removes it. */
export function ActiveFilter({ label, ...link }: Omit<LinkProps, "children"> & { label: string }) {
	return (
		<Link
			preventScrollReset
			rel="nofollow"
			{...link}
			aria-label={m["ui.remove_filter"]({ filter: label })}
			className={`${chip} ${chosen}`}
		>
			{label}
			<Icon name="x" size="sm" />
		</Link>
	);
}

/** A filter that its link, the URL with it, adds. */
export function OfferedFilter({ label, ...link }: Omit<LinkProps, "children"> & { label: string }) {
	return (
		// Search engines would follow every combination.
		<Link preventScrollReset rel="nofollow" {...link} className={`${chip} ${free}`}>
			{label}
		</Link>
	);
}

/** Ends a row of active filters with a link to the URL without any. */
export function ClearFilters(link: Omit<LinkProps, "children">) {
	return (
		<ButtonLink variant="text" preventScrollReset {...link} className="mx-0">
			{m["ui.clear_all"]()}
		</ButtonLink>
	);
}
