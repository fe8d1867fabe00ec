import { Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import type { InterfaceIcon } from "../../../ui/icon-names.ts";
import { LoginLink } from "./login-link.tsx";

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

type EntryProps = {
	icon: InterfaceIcon;
	onClick: () => void;
	children: React.ReactNode;
} & (
	| { to: string; asksLogin?: false }
	| (Pick<Parameters<typeof LoginLink>[0], "to" | "purpose"> & { asksLogin: true })
);

/** An entry of the side menu; `asksLogin` asks for the login first. */
export function MenuEntry({ icon, onClick, children, ...way }: EntryProps) {
	const face = (
		<>
			<Icon name={icon} />
			{children}
		</>
	);
	return (
		<li>
			{way.asksLogin ? (
				<LoginLink to={way.to} purpose={way.purpose} onClick={onClick} className={menuEntryClass}>
					{face}
				</LoginLink>
			) : (
				<Link to={way.to} onClick={onClick} className={menuEntryClass}>
					{face}
				</Link>
			)}
		</li>
	);
}
