import { lazy, type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { isManager } from "../../../platform/access.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useSearchKey } from "../../../ui/table/use-search-key.ts";
import type { WaitingWork } from "../../back-office.contract.ts";
import { StaffNavigation } from "./staff-navigation.tsx";
import { StaffSearchBox } from "./staff-search-box.tsx";

const StaffDrawer = lazy(() => import("./staff-drawer.tsx"));

/** A low window shows only part of the navigation, at first the part with the current screen. */
const showCurrent = (navigation: HTMLElement | null): void =>
	navigation?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });

type StaffGridProps = { aside?: ReactNode; children: ReactNode };

/** The space for the navigation, and the screen. */
export function StaffGrid({ aside, children }: StaffGridProps) {
	return (
		<div
			data-frame="staff"
			// Heads of tables stick below the site's header.
			className="mx-auto grid w-full max-w-400 [--table-top:4.5rem] gap-5 px-(--space-gutter) pt-4 pb-12 desk:grid-cols-[15rem_minmax(0,1fr)] desk:gap-8 desk:pt-6"
		>
			<aside className="max-desk:hidden">{aside}</aside>
			<div className="grid min-w-0 content-start gap-4">{children}</div>
		</div>
	);
}

type StaffFrameProps = { user: Account; work: WaitingWork[] | null; children: ReactNode };

/** The navigation of the back office, with the counts of open tasks, around a screen. */
export function StaffFrame({ user, work, children }: StaffFrameProps) {
	const [isMenuOpen, setMenuOpen] = useState(false);
	const { pathname } = useLocation();
	useSearchKey();
	return (
		<StaffGrid
			aside={
				// Scrolls separately if the window is lower than the navigation; the padding keeps focus rings whole.
				<div
					ref={showCurrent}
					className="sticky top-24 -m-1 max-h-[calc(100svh-6rem)] overflow-y-auto overscroll-contain p-1"
				>
					<StaffNavigation user={user} work={work} />
				</div>
			}
		>
			<div className="flex items-center gap-2">
				<IconButton
					icon="layout-grid"
					outlined
					label={m["back-office.frame.open_navigation"]()}
					onClick={() => setMenuOpen(true)}
					className="desk:hidden"
				/>
				{isManager(user) && <StaffSearchBox key={pathname} />}
			</div>
			{children}
			{isMenuOpen && <StaffDrawer user={user} work={work} onClose={() => setMenuOpen(false)} />}
		</StaffGrid>
	);
}
