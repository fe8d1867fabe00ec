import { type ComponentType, useEffect, useState } from "react";
import { keepTrying } from "../../../accounts/web/keep-trying.ts";
import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { useHydrated } from "../../../platform/web/use-hydrated.ts";
import { Button } from "../../../ui/form/button.tsx";
import { SkeletonLine } from "../../../ui/feedback/skeleton-line.tsx";
import { useNextFocus } from "../../../ui/feedback/use-next-focus.ts";
import type { AccountMenuProps } from "./account-menu.tsx";

let fetchedMenu: ComponentType<AccountMenuProps> | null = null;

/** Loaded separately, because guests never need the menu. */
async function fetchMenu() {
	return (fetchedMenu ??= (await import("./account-menu.tsx")).default);
}

function AccountMenuPlace(props: AccountMenuProps) {
	const [AccountMenu, setMenu] = useState(() => fetchedMenu);
	const isMissing = AccountMenu === null;
	useEffect(() => {
		if (!isMissing) return undefined;
		return keepTrying(async () => {
			const menu = await fetchMenu();
			setMenu(() => menu);
		});
	}, [isMissing]);
	return AccountMenu === null ? <LoadingAccount /> : <AccountMenu {...props} />;
}

/** As wide as the bell, the initials and most names, so that nothing moves when they load. */
function LoadingAccount({ className = "" }: { className?: string }) {
	return (
		<span className={className}>
			<span className="flex items-center justify-end gap-2 md:min-w-48">
				<SkeletonLine shape="round" className="size-11!" />
				<SkeletonLine shape="title" className="w-24! max-md:hidden" />
				<span className="sr-only">{m["shell.header.account_loading"]()}</span>
			</span>
		</span>
	);
}

/** Login for guests; the bell and a menu for signed-in people, and a placeholder while their account loads. */
export function AccountPlace() {
	const { state, user, problem, retry, requireLogin } = useSession();
	const isHydrated = useHydrated();
	const { next, goOn } = useNextFocus<HTMLElement>();
	const enter = async () => {
		// Preloads the menu, which replaces the login button and takes the focus.
		fetchMenu().catch(() => {});
		if ((await requireLogin()) !== null) goOn();
	};
	if (user !== null) return <AccountMenuPlace ref={next} user={user} />;
	// The server's page is the same for everyone: a script sets a mark before the first paint that shows one of the
	// two.
	if (!isHydrated || state === "guest") {
		return (
			<>
				<Button
					onClick={() => void enter()}
					className={isHydrated ? "" : "in-data-session:hidden noscript:hidden"}
				>
					{m["shell.header.login"]()}
				</Button>
				{!isHydrated && <LoadingAccount className="hidden in-data-session:block" />}
			</>
		);
	}
	if (problem === null || problem.isRetrying) return <LoadingAccount />;
	return (
		<div className="flex justify-end md:min-w-48">
			<Button
				icon="refresh-cw"
				aria-label={m["shell.header.account_failed"]()}
				className="px-3!"
				onClick={retry}
			>
				{m["ui.try_again"]()}
			</Button>
		</div>
	);
}
