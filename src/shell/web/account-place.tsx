import { useNavigate } from "react-router";
import { useSession } from "../../accounts/web/session.tsx";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuButton, MenuLink } from "../../ui/menu.tsx";
import { useNextFocus } from "../../ui/use-next-focus.ts";
import { BellPlace } from "./bell-place.tsx";
import { ways } from "./ways.ts";

/** Login, or the bell and the name of who is signed in with a menu below it. */
export function AccountPlace() {
	const { user, requireLogin, logout } = useSession();
	const navigate = useNavigate();
	const { next, goOn } = useNextFocus<HTMLElement>();
	const enter = async () => {
		// The button that opened the login is gone by then, and the name stands in its place.
		if ((await requireLogin()) !== null) goOn();
	};
	if (user === null) {
		return (
			<Button onClick={() => void enter()} className="noscript:hidden">
				{m["shell.header.login"]()}
			</Button>
		);
	}
	const name = user.name ?? m["shell.header.someone"]();
	const leave = async () => {
		await logout();
		await navigate(ways.home);
	};
	return (
		<>
			<BellPlace key={user._id} accountId={user._id} />
			<Menu
				ref={next}
				label={<span className="max-w-28 min-w-0 truncate desk:max-w-48">{name}</span>}
				spokenLabel={m["shell.header.account"]({ name })}
			>
				<MenuLink to={ways.profile(user)} icon="user">
					{m["shell.menu.my_profile"]()}
				</MenuLink>
				<MenuLink to={ways.myServices} icon="briefcase">
					{m["shell.menu.services_dashboard"]()}
				</MenuLink>
				<MenuButton icon="log-out" onClick={() => void leave()}>
					{m["shell.header.logout"]()}
				</MenuButton>
			</Menu>
		</>
	);
}
