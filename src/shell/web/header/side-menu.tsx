import { useNavigate } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { formatMobile } from "../../../accounts/mobile.ts";
import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { accessOf } from "../../../pages.ts";
import { mayCall } from "../../../platform/access.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Drawer } from "../../../ui/overlay/drawer.tsx";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SkeletonLine } from "../../../ui/feedback/skeleton-line.tsx";
import { mayListReferrals } from "../../../referrals/referrals.policy.ts";
import { MenuEntries, MenuEntry, menuEntryClass } from "./side-menu-entry.tsx";
import { type SiteData, useSite } from "../frame/site-data.ts";
import { SocialLinks } from "./social-links.tsx";
import { staffLinks } from "./staff-links.ts";
import { menuLinks } from "./menu-links.ts";

function Greeting({ user, onLogin }: { user: Account | null; onLogin: () => void }) {
	const { state, problem, retry } = useSession();
	if (state === "loading") {
		if (problem === null) return <SkeletonLine shape="short" />;
		return <Problem text={problem.message} busy={problem.isRetrying} onRetry={retry} />;
	}
	if (user === null) {
		return (
			<Button variant="act" block icon="log-in" onClick={onLogin}>
				{m["shell.header.login"]()}
			</Button>
		);
	}
	return <p className="text-ink-soft">{formatMobile(user.mobile)}</p>;
}

function JobsEntry({ onClose }: { onClose: () => void }) {
	return (
		<MenuEntry to={menuLinks.jobs} icon="search" onClick={onClose}>
			{m["job-board.list.title"]()}
		</MenuEntry>
	);
}

/** What a guest can open without an account, and the registration. */
function GuestEntries({ onClose }: { onClose: () => void }) {
	return (
		<MenuEntries title={m["shell.header.main"]()}>
			<MenuEntry to={menuLinks.leads} icon="clipboard-list" onClick={onClose}>
				{m["shell.header.leads"]()}
			</MenuEntry>
			<JobsEntry onClose={onClose} />
			<MenuEntry
				to={menuLinks.register}
				icon="briefcase"
				asksLogin
				purpose={m["listings.register.login"]()}
				onClick={onClose}
			>
				{m["shell.header.register"]()}
			</MenuEntry>
		</MenuEntries>
	);
}

type EntriesProps = { user: Account | null; onClose: () => void };

/** The person's own pages; `user` is null while the account loads. */
function OwnEntries({ user, onClose }: EntriesProps) {
	return (
		<MenuEntries title={m["shell.menu.account_links"]()}>
			<MenuEntry
				to={menuLinks.profile}
				icon="user"
				asksLogin
				purpose={m["accounts.account.login"]()}
				onClick={onClose}
			>
				{m["shell.menu.my_profile"]()}
			</MenuEntry>
			<MenuEntry
				to={menuLinks.account}
				icon="settings"
				asksLogin
				purpose={m["accounts.account.login"]()}
				onClick={onClose}
			>
				{m["accounts.account.title"]()}
			</MenuEntry>
			<MenuEntry
				to={menuLinks.bookedLeads}
				icon="clipboard-list"
				asksLogin
				purpose={m["leads.list.own_login"]()}
				onClick={onClose}
			>
				{m["shell.menu.my_booked_leads"]()}
			</MenuEntry>
			<MenuEntry
				to={menuLinks.myServices}
				icon="briefcase"
				asksLogin
				purpose={m["shell.services.login"]()}
				onClick={onClose}
			>
				{m["shell.menu.services_dashboard"]()}
			</MenuEntry>
			<JobsEntry onClose={onClose} />
			<MenuEntry
				to={menuLinks.appliedJobs}
				icon="send"
				asksLogin
				purpose={m["job-board.applied.login"]()}
				onClick={onClose}
			>
				{m["job-board.applied.title"]()}
			</MenuEntry>
			<MenuEntry
				to={menuLinks.jobSeeking}
				icon="badge-check"
				asksLogin
				purpose={m["job-board.seeking.login"]()}
				onClick={onClose}
			>
				{m["job-board.seeking.title"]()}
			</MenuEntry>
			<MenuEntry
				to={menuLinks.notifications}
				icon="bell"
				asksLogin
				purpose={m["notifications.list.login"]()}
				onClick={onClose}
			>
				{m["notifications.title"]()}
			</MenuEntry>
			{user !== null && mayListReferrals(user) && (
				<MenuEntry to={menuLinks.referrals} icon="ticket-percent" onClick={onClose}>
					{m["referrals.list.title"]()}
				</MenuEntry>
			)}
		</MenuEntries>
	);
}

function StaffEntries({ user, onClose }: EntriesProps) {
	return (
		<MenuEntries title={m["shell.menu.staff_links"]()}>
			<MenuEntry to={staffLinks.today} icon="layout-grid" onClick={onClose}>
				{m["shell.menu.back_office"]()}
			</MenuEntry>
			<MenuEntry to={menuLinks.professionals} icon="users" onClick={onClose}>
				{m["listings.staff.title"]()}
			</MenuEntry>
			<MenuEntry to={staffLinks.openLeads} icon="clipboard-list" onClick={onClose}>
				{m["leads.list.title"]()}
			</MenuEntry>
			<MenuEntry to={staffLinks.numberReports} icon="phone" onClick={onClose}>
				{m["leads.reports.title"]()}
			</MenuEntry>
			{mayCall(accessOf(staffLinks.roles), user) && (
				<MenuEntry to={staffLinks.roles} icon="key-round" onClick={onClose}>
					{m["accounts.staff.title"]()}
				</MenuEntry>
			)}
		</MenuEntries>
	);
}

function AboutEntries({ brand, onClose }: { brand: SiteData["brand"]; onClose: () => void }) {
	return (
		<MenuEntries title={m["shell.menu.about_links"]({ brand: brand.name })}>
			<MenuEntry to={menuLinks.about} icon="info" onClick={onClose}>
				{m["shell.menu.about"]()}
			</MenuEntry>
			<MenuEntry to={menuLinks.terms} icon="file-text" onClick={onClose}>
				{m["words.terms"]()}
			</MenuEntry>
			<MenuEntry to={menuLinks.privacy} icon="lock" onClick={onClose}>
				{m["words.privacy"]()}
			</MenuEntry>
			<MenuEntry to={menuLinks.refund} icon="credit-card" onClick={onClose}>
				{m["shell.menu.refund"]()}
			</MenuEntry>
			{brand.contactMobile !== "" && (
				<li>
					<a href={`tel:${brand.contactMobile}`} className={menuEntryClass}>
						<Icon name="phone" />
						<span>
							{m["shell.menu.customer_care"]()}
							<span className="block text-sm text-ink-faint">{formatMobile(brand.contactMobile)}</span>
						</span>
					</a>
				</li>
			)}
		</MenuEntries>
	);
}

/** The drawer of the menu button: who is signed in, their pages, then pages about us. */
export default function SideMenu({ onClose }: { onClose: () => void }) {
	const { state, user, requireLogin, logout } = useSession();
	const navigate = useNavigate();
	const { brand } = useSite();
	const leave = async () => {
		onClose();
		await logout();
		await navigate(menuLinks.home);
	};
	const login = () => {
		onClose();
		void requireLogin();
	};
	const title = user?.name ? m["shell.menu.welcome"]({ name: user.name }) : m["shell.menu.guest"]();
	return (
		<Drawer title={title} onClose={onClose}>
			<div className="grid gap-4">
				<div className="px-2">
					<Greeting user={user} onLogin={login} />
				</div>
				{state === "guest" ? (
					<GuestEntries onClose={onClose} />
				) : (
					<OwnEntries user={user} onClose={onClose} />
				)}
				{mayCall(accessOf(menuLinks.professionals), user) && <StaffEntries user={user} onClose={onClose} />}
				{user?.withheldRole !== undefined && (
					<MenuEntries title={m["shell.menu.staff_links"]()}>
						<MenuEntry to={staffLinks.today} icon="lock" onClick={onClose}>
							{m["back-office.frame.title"]()}
						</MenuEntry>
					</MenuEntries>
				)}
				<AboutEntries brand={brand} onClose={onClose} />
				<SocialLinks brand={brand} className={menuEntryClass} />
				{user && (
					<button type="button" onClick={() => void leave()} className={menuEntryClass}>
						<Icon name="log-out" />
						{m["shell.header.logout"]()}
					</button>
				)}
			</div>
		</Drawer>
	);
}
