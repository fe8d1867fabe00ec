import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { buttonClass } from "../../../ui/form/button-look.ts";
import { Wrap } from "../../../ui/layout/page.tsx";
import { LoginLink } from "./login-link.tsx";
import { Logo } from "./logo.tsx";
import { type SiteLink, useSite } from "../frame/site-data.ts";
import { SocialLinks } from "./social-links.tsx";
import { menuLinks } from "./menu-links.ts";

const link =
	"inline-flex min-h-8 items-center gap-2 noscript:min-h-11 text-on-board-soft no-underline hover:text-on-board hover:underline";

function ServiceList({
	title,
	services,
	className = "",
}: {
	title: string;
	services: SiteLink[];
	className?: string;
}) {
	return (
		<section className={className}>
			<h3 className="mb-2 text-base">{title}</h3>
			<ul>
				{services.map(({ name, to }) => (
					<li key={to}>
						<Link to={to} className={link}>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The footer on desktops. Phones have the side menu, and show the footer only without scripts. */
export function SiteFooter() {
	const { brand, popular, sectors } = useSite();
	const open = popular.flatMap(({ name, to }) => (to === null ? [] : [{ name, to }]));
	return (
		<footer className="mt-auto hidden bg-board text-on-board [--color-focus:var(--color-on-board)] desk:block noscript:block">
			<Wrap className="pt-12 pb-8">
				<div className="grid gap-8 desk:grid-cols-[1.3fr_4fr]">
					<div className="grid content-start gap-4">
						<Logo />
						<p className="text-on-board-soft">{m["shell.footer.line"]()}</p>
						<LoginLink
							to={menuLinks.register}
							purpose={m["listings.register.login"]()}
							className={buttonClass({ variant: "board" })}
						>
							{m["shell.footer.register"]()}
						</LoginLink>
						<SocialLinks brand={brand} className={link} />
					</div>
					<nav
						aria-labelledby="footer-services"
						className="grid grid-cols-2 content-start gap-8 md:grid-cols-4"
					>
						<h2 id="footer-services" className="sr-only">
							{m["shell.footer.services"]()}
						</h2>
						<ServiceList title={m["shell.home.popular"]()} services={open} className="row-span-2" />
						{sectors.map((sector) => (
							<ServiceList key={sector.name} title={sector.name} services={sector.services} />
						))}
					</nav>
				</div>
				<div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-board-line pt-4 text-sm text-on-board-soft">
					<p>{m["shell.footer.verified"]({ brand: m["brand.name"]() })}</p>
					<nav aria-label={m["shell.footer.about"]()} className="flex flex-wrap gap-x-6">
						<Link to={menuLinks.jobs} className={link}>
							{m["job-board.list.title"]()}
						</Link>
						<Link to={menuLinks.terms} className={link}>
							{m["words.terms"]()}
						</Link>
						<Link to={menuLinks.privacy} className={link}>
							{m["words.privacy"]()}
						</Link>
						<Link to={menuLinks.about} className={link}>
							{m["shell.menu.about"]()}
						</Link>
						<Link to={menuLinks.refund} className={link}>
							{m["shell.menu.refund"]()}
						</Link>
					</nav>
				</div>
			</Wrap>
		</footer>
	);
}
