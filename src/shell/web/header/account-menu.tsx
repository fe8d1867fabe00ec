import { useNavigate } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { fillSafetySlot } from "../../../accounts/web/safety-slot.ts";
import { useSession } from "../../../accounts/web/session.tsx";
import { fillLeadReviewSlot } from "../../../leads/web/details/lead-review-slot.ts";
import Bell from "../../../notifications/web/bell.tsx";
import { m } from "../../../paraglide/messages.js";
import { accessOf } from "../../../pages.ts";
import { mayCall } from "../../../platform/access.ts";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import { SafetyMenu } from "../../../safety/web/menu/safety-menu.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Menu, MenuButton, MenuLink } from "../../../ui/overlay/menu.tsx";
import { menuLinks } from "./menu-links.ts";
import { accountLinks } from "./personal-links.ts";
import { staffLinks } from "./staff-links.ts";
import { useAccountLanguage } from "./use-account-language.ts";

const LeadReviews = partOnDemand(() => import("../../../reviews/web/lead/lead-reviews.tsx"));

fillSafetySlot(SafetyMenu);
fillLeadReviewSlot(LeadReviews);

export type AccountMenuProps = {
	user: Account;
	/** The button of the menu. */
	ref: React.Ref<HTMLElement>;
};

/** The bell and the name menu of the signed-in person. */
export default function AccountMenu({ user, ref }: AccountMenuProps) {
	useAccountLanguage(user);
	const { logout } = useSession();
	const navigate = useNavigate();
	const name = user.name ?? m["shell.header.someone"]();
	const leave = async () => {
		await logout();
		await navigate(menuLinks.home);
	};
	return (
		<div className="flex min-w-0 items-center justify-end max-md:shrink-0 md:min-w-48">
			<Bell key={user._id} accountId={user._id} />
			<Menu
				ref={ref}
				label={
					<>
						<Avatar name={name} size="sm" photo={user.photo} />
						<span className="max-w-28 min-w-0 truncate max-md:hidden desk:max-w-48">{name}</span>
					</>
				}
				spokenLabel={m["shell.header.account"]({ name })}
			>
				{accountLinks(user).map(({ to, icon, label }) => (
					<MenuLink key={label} to={typeof to === "string" ? to : to(user)} icon={icon}>
						{label}
					</MenuLink>
				))}
				{mayCall(accessOf(staffLinks.today), user) && (
					<MenuLink to={staffLinks.today} icon="layout-grid">
						{m["shell.menu.back_office"]()}
					</MenuLink>
				)}
				<MenuButton icon="log-out" onClick={() => void leave()}>
					{m["shell.header.logout"]()}
				</MenuButton>
			</Menu>
		</div>
	);
}
