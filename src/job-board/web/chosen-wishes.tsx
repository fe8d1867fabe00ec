import { useRef } from "react";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon.tsx";

type ChosenWishesProps = {
	items: { key: string; name: string }[];
	onRemove: (key: string) => void;
};

/** The choices so far as chips. Each chip removes itself, and the focus stays among them. */
export function ChosenWishes({ items, onRemove }: ChosenWishesProps) {
	const list = useRef<HTMLUListElement>(null);
	return (
		<ul
			ref={list}
			tabIndex={-1}
			aria-label={m["job-board.seeking.chosen"]()}
			className="flex flex-wrap gap-2 outline-none empty:hidden"
		>
			{items.map(({ key, name }) => (
				<li key={key} className="max-w-full">
					<button
						type="button"
						aria-label={m["job-board.seeking.remove"]({ what: name })}
						onClick={() => {
							list.current?.focus({ preventScroll: true });
							onRemove(key);
						}}
						className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-act bg-act-tint px-3.5 text-left font-strong text-act-ink"
					>
						<span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
						<Icon name="x" size="sm" />
					</button>
				</li>
			))}
		</ul>
	);
}
