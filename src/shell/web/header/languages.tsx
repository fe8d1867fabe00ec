import { useLocation } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { getLocale, type Locale } from "../../../paraglide/runtime.js";
import { localPath } from "../../../platform/local-path.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Wrap } from "../../../ui/layout/page.tsx";
import { useSite } from "../frame/site-data.ts";

/**
 * Opens this page in a language, by loading its document: each language has a bundle of its own. A script of the page
 * stores the choice in the browser: chosen-language.ts.
 */
export function LanguageLink({
	locale,
	className,
	children,
}: {
	locale: Locale;
	className: string;
	children: React.ReactNode;
}) {
	const { pathname, search } = useLocation();
	return (
		<a href={localPath(pathname + search, locale)} hrefLang={locale} lang={locale} className={className}>
			{children}
		</a>
	);
}

/** The other languages of the site, each by its own name. */
export function LanguageLinks({ className, icon = false }: { className: string; icon?: boolean }) {
	return useSite().languages.map(({ locale, name }) => (
		<LanguageLink key={locale} locale={locale} className={className}>
			{icon && <Icon name="languages" />}
			{name}
		</LanguageLink>
	));
}

const link = "inline-flex min-h-11 items-center";

/** Offers the other languages to a reader whose browser prefers one of them: the page's script shows it. */
export function LanguageOffer() {
	const { languages } = useSite();
	if (languages.length === 0) return null;
	return (
		<aside
			aria-label={m["shell.language.label"]()}
			className="hidden border-b border-line bg-act-tint in-data-offer:block"
		>
			<Wrap className="flex flex-wrap gap-x-6">
				{languages.map(({ locale, offer }) => (
					<LanguageLink key={locale} locale={locale} className={link}>
						{offer}
					</LanguageLink>
				))}
				<LanguageLink locale={getLocale()} className={link}>
					{m["shell.language.stay"]()}
				</LanguageLink>
			</Wrap>
		</aside>
	);
}
