import { Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { LoginLink } from "./login-link.tsx";
import type { PersonalLink } from "./personal-links.ts";

export const menuEntryClass =
	"flex min-h-12 w-full items-center gap-3 rounded-md px-2 text-left text-ink no-underline hover:bg-act-tint hover:text-act-ink";

/** A group of entries under a visually hidden heading. */
export function MenuEntries({ title, children }: { title: string; children: React.ReactNode }) {
	return (
		<nav aria-label={title} className="border-t border-line pt-3">
			<ul>{children}</ul>
		</nav>
	);
}

type EntryProps = Omit<PersonalLink, "label"> & { onClick: () => void; children: React.ReactNode };

/** An entry of the side menu. */
export function MenuEntry({ to, icon, purpose, onClick, children }: EntryProps) {
	const face = (
		<>
			<Icon name={icon} />
			{children}
		</>
	);
	return (
		<li>
			{typeof to === "string" && purpose === undefined ? (
				<Link to={to} onClick={onClick} className={menuEntryClass}>
					{face}
				</Link>
			) : (
				<LoginLink to={to} purpose={purpose} onClick={onClick} className={menuEntryClass}>
					{face}
				</LoginLink>
			)}
		</li>
	);
}
