import { Link, useLocation } from "react-router";
import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { profilePaths } from "../../../profiles/profile-addresses.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { InterfaceIcon } from "../../../ui/icon-names.ts";
import { LoginLink } from "./login-link.tsx";
import { menuLinks } from "./menu-links.ts";

const link =
	"group grid min-h-16.5 justify-items-center gap-0.5 pt-2 pb-1.5 text-sm text-ink-soft no-underline aria-[current]:font-strong aria-[current]:text-act-ink";

function Face({ icon, children }: { icon: InterfaceIcon; children: React.ReactNode }) {
	return (
		<>
			<span className="grid h-7.5 w-13 place-items-center rounded-full group-aria-[current]:bg-act-tint">
				<Icon name={icon} size="lg" />
			</span>
			{children}
		</>
	);
}

const marked = (isHere: boolean) => ({
	className: link,
	"aria-current": isHere ? ("page" as const) : undefined,
});

/** The pages of one's own profile and account. */
const ownPages: ReadonlySet<string> = new Set(Object.values(profilePaths));

/** The main links on phones and tablets; a page with an action bar shows that instead. */
export function BottomBar() {
	const { pathname } = useLocation();
	const { user } = useSession();
	return (
		<nav
			aria-label={m["shell.bar.label"]()}
			className="bottom-bar z-12 pb-[env(safe-area-inset-bottom)] group-has-[[data-action-bar]]/frame:hidden desk:hidden"
		>
			<ul className="mx-auto flex max-w-lg *:flex-[1_0_auto]">
				<li>
					<Link to={menuLinks.home} {...marked(pathname === menuLinks.home)}>
						<Face icon="house">{m["shell.bar.home"]()}</Face>
					</Link>
				</li>
				<li>
					<LoginLink
						to={menuLinks.register}
						purpose={m["listings.register.login"]()}
						{...marked(pathname === menuLinks.register)}
					>
						<Face icon="briefcase">{m["shell.bar.register"]()}</Face>
					</LoginLink>
				</li>
				<li>
					<Link to={menuLinks.leads} {...marked(/^\/leads?(\/|$)/.test(pathname))}>
						<Face icon="clipboard-list">{m["shell.bar.leads"]()}</Face>
					</Link>
				</li>
				<li>
					<LoginLink
						to={menuLinks.profile}
						purpose={m["accounts.account.login"]()}
						{...marked(pathname === menuLinks.profile(user) || ownPages.has(pathname))}
					>
						<Face icon="user">{m["shell.bar.profile"]()}</Face>
					</LoginLink>
				</li>
				{user?.activities?.includes("listings") && (
					<li>
						<Link
							to={menuLinks.myServices}
							{...marked(/^\/(myservices|professionals?)(\/|$)/.test(pathname))}
						>
							<Face icon="store">{m["words.my_services"]()}</Face>
						</Link>
					</li>
				)}
			</ul>
		</nav>
	);
}
