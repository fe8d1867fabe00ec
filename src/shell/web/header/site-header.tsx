import { Link, NavLink } from "react-router";
import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { Wrap } from "../../../ui/layout/page.tsx";
import { AccountPlace } from "./account-place.tsx";
import { LanguageLinks } from "./languages.tsx";
import { LoginLink } from "./login-link.tsx";
import { Logo } from "./logo.tsx";
import { MenuButton } from "./menu-button.tsx";
import { useSite } from "../frame/site-data.ts";
import { menuLinks } from "./menu-links.ts";

const link =
	"inline-flex min-h-11 items-center rounded-md px-3.5 text-ink no-underline hover:bg-act-tint hover:text-act-ink aria-[current]:bg-act-tint aria-[current]:text-act-ink";

/** The header of every page: menu, logo, main links and login. */
export function SiteHeader() {
	const brand = useSite().brand.name;
	const { user } = useSession();
	return (
		<header className="@container sticky top-0 z-10 low:relative border-b border-line bg-ground">
			<Wrap className="flex min-h-14 items-center gap-1 desk:min-h-18 desk:gap-2">
				<MenuButton />
				<Link
					to={menuLinks.home}
					aria-label={m["shell.header.home"]({ brand })}
					className="mr-auto inline-flex min-h-11 min-w-0 items-center text-ink no-underline"
				>
					<Logo />
				</Link>
				<nav aria-label={m["shell.header.main"]()} className="hidden items-center gap-1 md:flex">
					<NavLink to={menuLinks.leads} className={link}>
						{m["shell.header.leads"]()}
					</NavLink>
					<NavLink to={menuLinks.jobs} className={link}>
						{m["job-board.list.title"]()}
					</NavLink>
					{user?.activities?.includes("listings") && (
						<NavLink to={menuLinks.myServices} className={`${link} max-desk:hidden`}>
							{m["words.my_services"]()}
						</NavLink>
					)}
					<LoginLink to={menuLinks.register} purpose={m["listings.register.login"]()} className={link}>
						{m["shell.header.register"]()}
					</LoginLink>
					<LoginLink
						to={menuLinks.profile}
						purpose={m["accounts.account.login"]()}
						className={`${link} max-desk:hidden`}
					>
						{m["shell.header.profile"]()}
					</LoginLink>
				</nav>
				{/* Not beside twice as large text: the menu has them too. */}
				<LanguageLinks className={`${link} @max-[22rem]:hidden max-md:px-1.5 md:@max-[44rem]:hidden`} />
				<AccountPlace />
			</Wrap>
		</header>
	);
}
