import { NavLink } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/icon.tsx";
import type { WaitingWork } from "../../back-office.contract.ts";
import { sectionsOf } from "./staff-sections.ts";

const linkClass = ({ isActive }: { isActive: boolean }) =>
	`flex min-h-11 items-center desk:pointer-fine:min-h-10 gap-3 rounded-md px-3 no-underline ${
		isActive ? "bg-act-tint font-strong text-act-ink" : "text-ink hover:bg-sunk"
	}`;

type StaffNavigationProps = {
	user: Account;
	/** Null until the counts are known. */
	work: readonly WaitingWork[] | null;
	onFollow?: () => void;
};

/** The back office's screens, each with its count of open tasks. */
export function StaffNavigation({ user, work, onFollow }: StaffNavigationProps) {
	return (
		<nav aria-label={m["back-office.frame.navigation"]()}>
			<ul className="grid gap-0.5">
				{sectionsOf(user).map((section) => {
					const waiting = (work ?? [])
						.filter(({ kind }) => section.work?.includes(kind))
						.reduce((sum, { count }) => sum + count, 0);
					return (
						<li key={section.to}>
							<NavLink to={section.to} className={linkClass} onClick={onFollow}>
								<Icon name={section.icon} />
								<span className="flex-1">{section.label()}</span>
								{waiting > 0 && (
									<span className="rounded-full bg-now-tint px-2 text-sm font-strong tabular-nums">
										<span className="sr-only">{m["back-office.frame.waiting"]()} </span>
										{waiting}
									</span>
								)}
							</NavLink>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
