import { Outlet, useMatches } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { RequireRole } from "../../../accounts/web/guards.tsx";
import { CodeAsker } from "../../../accounts/web/second-factor/code-asker.tsx";
import { useOwnData } from "../../../accounts/web/use-own-data.ts";
import { staffAccessOf } from "../../../pages.ts";
import { m } from "../../../paraglide/messages.js";
import { readStaffTitle } from "../../../platform/staff-handle.ts";
import { ScreenSkeleton } from "../../../platform/web/screen-states.tsx";
import staffStyles from "../../../ui/staff.css?url";
import type { WaitingWork } from "../../back-office.contract.ts";
import type { Route } from "./+types/staff-layout.ts";
import { readWork } from "./read-work.ts";
import { StaffFrame, StaffGrid } from "./staff-frame.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: staffStyles }];

export const clientLoader = async () => ({ work: await readWork() });
clientLoader.hydrate = true as const;

function StaffScreens({ user, work }: { user: Account; work: WaitingWork[] | null }) {
	useOwnData(user._id);
	return (
		<StaffFrame user={user} work={work}>
			<Outlet context={user} />
			<CodeAsker />
		</StaffFrame>
	);
}

/** On a first load the frame arrives with the screen's data. */
export function HydrateFallback() {
	return (
		// As high as the window, so that the footer does not jump.
		<div className="min-h-svh">
			<StaffGrid>
				{/* The space of the search. */}
				<div className="h-11" />
				<ScreenSkeleton />
			</StaffGrid>
		</div>
	);
}

/** The guard and the frame of all staff screens: their navigation, with the counts of open tasks. */
export default function StaffLayout({ loaderData }: Route.ComponentProps) {
	const screen = useMatches().at(-1);
	const title = readStaffTitle(screen?.handle);
	return (
		<RequireRole
			access={staffAccessOf(screen?.id)}
			title={title ?? m["back-office.frame.title"]()}
			purpose={m["accounts.guard.staff_login"]()}
		>
			{(user) => <StaffScreens user={user} work={loaderData?.work ?? null} />}
		</RequireRole>
	);
}
