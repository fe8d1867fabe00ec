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
import { LanguageLinks } from "./languages.tsx";
import { MenuEntries, MenuEntry, menuEntryClass } from "./side-menu-entry.tsx";
import { type SiteData, useSite } from "../frame/site-data.ts";
import { SocialLinks } from "./social-links.tsx";
import { staffLinks } from "./staff-links.ts";
import { menuLinks } from "./menu-links.ts";
import { guestLinks, type PersonalLink, personalLinks } from "./personal-links.ts";

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

function PersonalEntries({
	title,
	links,
	onClose,
}: {
	title: string;
	links: PersonalLink[];
	onClose: () => void;
}) {
	return (
		<MenuEntries title={title}>
			{links.map(({ label, ...link }) => (
				<MenuEntry key={label} {...link} onClick={onClose}>
					{label}
				</MenuEntry>
			))}
		</MenuEntries>
	);
}

function StaffEntries({ user, onClose }: { user: Account | null; onClose: () => void }) {
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
		<MenuEntries title={m["shell.menu.about_links"]({ brand: m["brand.name"]() })}>
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
			<MenuEntry to={"/review-rules"} icon="message-circle" onClick={onClose}>
				{m["shell.menu.review_rules"]()}
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
				{mayCall(accessOf(menuLinks.professionals), user) && <StaffEntries user={user} onClose={onClose} />}
				{user?.withheldRole !== undefined && (
					<MenuEntries title={m["shell.menu.staff_links"]()}>
						<MenuEntry to={staffLinks.today} icon="lock" onClick={onClose}>
							{m["back-office.frame.title"]()}
						</MenuEntry>
					</MenuEntries>
				)}
				{state === "guest" ? (
					<PersonalEntries title={m["shell.header.main"]()} links={guestLinks()} onClose={onClose} />
				) : (
					<PersonalEntries
						title={m["shell.menu.account_links"]()}
						links={personalLinks(user)}
						onClose={onClose}
					/>
				)}
				<AboutEntries brand={brand} onClose={onClose} />
				<nav aria-label={m["shell.language.label"]()} className="border-t border-line pt-3">
					<LanguageLinks className={menuEntryClass} icon />
				</nav>
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
