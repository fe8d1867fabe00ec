import { Link, type LinkProps } from "react-router";
import { m } from "../paraglide/messages.js";
import { Button, ButtonLink } from "./button.tsx";
import { Icon } from "./icon.tsx";
import type { InterfaceIcon } from "./icon-names.ts";

type To = LinkProps["to"];
type PagerProps = {
	/** Of the rows on this page: the first one's and the last one's number, and how many there are in all. */
	from: number;
	to: number;
	total: number;
	/** Undefined on the first and on the last page. */
	previous?: To;
	next?: To;
};

function Step({ to, label, icon }: { to: To | undefined; label: string; icon: InterfaceIcon }) {
	const place = "grid size-11 place-items-center rounded-md";
	if (to === undefined) {
		return (
			<span className={`${place} bg-neutral-tint text-ink-faint`}>
				<Icon name={icon} />
			</span>
		);
	}
	return (
		<Link to={to} preventScrollReset aria-label={label} className={`${place} text-act hover:bg-act-tint`}>
			<Icon name={icon} />
		</Link>
	);
}

/** Where one is in a table's pages; both ways are links, so that a page has an address. */
export function Pager({ from, to, total, previous, next }: PagerProps) {
	return (
		<nav aria-label={m["ui.pager"]()} className="flex items-center justify-between gap-3 text-ink-soft">
			<p className="tabular-nums">{m["ui.pager_range"]({ from, to, total })}</p>
			<div className="flex gap-1">
				<Step to={previous} label={m["ui.previous"]()} icon="chevron-left" />
				<Step to={next} label={m["ui.next"]()} icon="chevron-right" />
			</div>
		</nav>
	);
}

type LoadMoreProps = { busy?: boolean; label?: string } & (
	| { to: To; onClick?: undefined }
	| { onClick: () => void; to?: undefined }
);

/** Ends a list that goes on: a link where the longer list has an address, else a button. */
export function LoadMore({ to, onClick, busy, label = m["ui.load_more"]() }: LoadMoreProps) {
	return (
		<p className="text-center">
			{to === undefined ? (
				<Button size="lg" busy={busy} onClick={onClick}>
					{label}
				</Button>
			) : (
				<ButtonLink size="lg" to={to} preventScrollReset>
					{label}
				</ButtonLink>
			)}
		</p>
	);
}
