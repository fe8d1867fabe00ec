import { useNavigate } from "react-router";
import type { Account } from "../../accounts/accounts.contract.ts";
import { useSession } from "../../accounts/web/session.tsx";
import { m } from "../../paraglide/messages.js";
import { useHydrated } from "../../platform/web/use-hydrated.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuButton, MenuLink } from "../../ui/menu.tsx";
import { Bone } from "../../ui/skeleton.tsx";
import { useNextFocus } from "../../ui/use-next-focus.ts";
import { BellPlace } from "./bell-place.tsx";
import { ways } from "./ways.ts";

function LoginButton({ onClick, className }: { onClick: () => void; className: string }) {
	return (
		<Button onClick={onClick} className={className}>
			{m["shell.header.login"]()}
		</Button>
	);
}

/** As wide as the bell, the initials and most names: nothing moves when they arrive. */
function LoadingAccount({ className }: { className: string }) {
	return (
		<span className={className}>
			<span className="flex items-center justify-end gap-2 md:min-w-48">
				<Bone shape="round" className="size-11!" />
				<Bone shape="title" className="w-24! max-md:hidden" />
				<span className="sr-only">{m["shell.header.account_loading"]()}</span>
			</span>
		</span>
	);
}

function AccountMenu({ user, ref }: { user: Account; ref: React.Ref<HTMLElement> }) {
	const { logout } = useSession();
	const navigate = useNavigate();
	const name = user.name ?? m["shell.header.someone"]();
	const leave = async () => {
		await logout();
		await navigate(ways.home);
	};
	return (
		<div className="flex min-w-0 items-center justify-end md:min-w-48">
			<BellPlace key={user._id} accountId={user._id} />
			<Menu
				ref={ref}
				label={
					<>
						<Avatar name={name} size="sm" />
						<span className="max-w-28 min-w-0 truncate max-md:hidden desk:max-w-48">{name}</span>
					</>
				}
				spokenLabel={m["shell.header.account"]({ name })}
			>
				<MenuLink to={ways.profile(user)} icon="user">
					{m["shell.menu.my_profile"]()}
				</MenuLink>
				<MenuLink to={ways.account} icon="settings">
					{m["accounts.account.title"]()}
				</MenuLink>
				<MenuLink to={ways.myServices} icon="briefcase">
					{m["shell.menu.services_dashboard"]()}
				</MenuLink>
				<MenuButton icon="log-out" onClick={() => void leave()}>
					{m["shell.header.logout"]()}
				</MenuButton>
			</Menu>
		</div>
	);
}

/** Login for guests; for signed-in people the bell and a menu, and a neutral place while their account loads. */
export function AccountPlace() {
	const { state, user, problem, retry, requireLogin } = useSession();
	const isHydrated = useHydrated();
	const { next, goOn } = useNextFocus<HTMLElement>();
	const enter = async () => {
		// The button that opened the login is gone by then; its menu takes the focus.
		if ((await requireLogin()) !== null) goOn();
	};
	if (user !== null) return <AccountMenu ref={next} user={user} />;
	// The server's page is the same for everyone: a mark that a script sets before the first paint shows one of the two.
	if (!isHydrated) {
		return (
			<>
				<LoginButton onClick={() => void enter()} className="in-data-session:hidden noscript:hidden" />
				<LoadingAccount className="hidden in-data-session:block" />
			</>
		);
	}
	if (state === "guest") return <LoginButton onClick={() => void enter()} className="" />;
	if (problem === null || problem.isRetrying) return <LoadingAccount className="" />;
	return (
		<div className="flex justify-end md:min-w-48">
			<IconButton
				icon="refresh-cw"
				label={`${m["shell.header.account_failed"]()}. ${m["ui.try_again"]()}`}
				onClick={retry}
			/>
		</div>
	);
}
