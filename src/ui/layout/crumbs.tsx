import { Link } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../icon.tsx";

export type Crumb = { label: string; to: string };

/** The breadcrumbs on desktops; phones have `BackLink`. */
export function Breadcrumbs({ items, here }: { items: Crumb[]; here: string }) {
	return (
		<nav aria-label={m["ui.breadcrumb"]()} className="hidden text-sm text-ink-soft desk:block">
			<ol className="flex flex-wrap items-center gap-x-1.5">
				{items.map((item) => (
					<li key={item.to} className="flex items-center gap-1.5">
						<Link
							to={item.to}
							className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-[0.2em] hover:text-act-hover"
						>
							{item.label}
						</Link>
						<Icon name="chevron-right" size="sm" />
					</li>
				))}
				<li aria-current="page">{here}</li>
			</ol>
		</nav>
	);
}

/** A link one level up: on phones instead of the breadcrumbs, or at every width. */
export function BackLink({
	to,
	state,
	phoneOnly = false,
	children,
}: {
	to: string;
	/** The history state passed to the page. */
	state?: unknown;
	phoneOnly?: boolean;
	children: React.ReactNode;
}) {
	return (
		<Link
			to={to}
			state={state}
			className={`-ml-1 inline-flex min-h-11 items-center gap-1.5 justify-self-start text-ink-soft no-underline hover:text-act-hover ${phoneOnly ? "desk:hidden" : ""}`}
		>
			<Icon name="arrow-left" />
			{children}
		</Link>
	);
}
