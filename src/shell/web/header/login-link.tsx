import type { MouseEvent } from "react";
import { Link, type LinkProps, useNavigate } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { useSession } from "../../../accounts/web/session.tsx";
import { goesElsewhere } from "../../../ui/opens-elsewhere.ts";

type LoginLinkProps = Omit<LinkProps, "to"> & {
	/** The target; a function if it depends on who is signed in (null for a guest). */
	to: string | ((user: Pick<Account, "_id"> | null) => string);
	/** The reason for the login, as in the page's own guard. */
	purpose: string | undefined;
};

/**
 * A link to a page for signed-in people: it asks for the login first and then continues. Before scripts run it is a
 * plain link, and the page's own guard applies.
 */
export function LoginLink({ to, purpose, onClick, ...rest }: LoginLinkProps) {
	const { user, requireLogin } = useSession();
	const navigate = useNavigate();
	const target = (account: Pick<Account, "_id"> | null) => (typeof to === "function" ? to(account) : to);

	const goAfterLogin = async () => {
		const account = await requireLogin(purpose);
		if (account !== null) await navigate(target(account));
	};
	const open = (event: MouseEvent<HTMLAnchorElement>) => {
		onClick?.(event);
		if (event.defaultPrevented || user?.name || goesElsewhere(event)) return;
		event.preventDefault();
		void goAfterLogin();
	};
	return <Link {...rest} to={target(user)} onClick={open} />;
}
