import { mainLanguage, siteLanguages } from "../../languages.ts";

/**
 * Follows the language that the person chose in this browser, before the first paint: a page in another language is
 * replaced by the same one in theirs, so that links which others shared keep their reader's language. The offline page
 * has one language only. Without a choice, the page offers the language that the browser prefers (languages.tsx). A
 * click on a language stores it; `languageUnsaved` means that the account does not know it yet. It is sent as one line,
 * because it is part of every page.
 */
const script = `try{
	const html = document.documentElement;
	const own = html.lang.split("-")[0];
	const languages = ${JSON.stringify(siteLanguages)};
	const base = ${JSON.stringify(mainLanguage)};
	const chosen = localStorage.getItem("language");
	const { pathname, search, hash } = location;
	const prefix = (language) => language === base ? "" : "/" + language;
	if (chosen === null) {
		const preferred = navigator.languages.map((code) => code.split("-")[0]).find((code) => languages.includes(code));
		if (preferred && preferred !== own) html.dataset.offer = "";
	} else if (chosen !== own && languages.includes(chosen) && !pathname.endsWith("/offline")) {
		const rest = pathname.slice(prefix(own).length);
		location.replace((prefix(chosen) + (rest === "/" ? "" : rest) || "/") + search + hash);
	}
	addEventListener("click", (event) => {
		const language = event.target.closest("a[hreflang]")?.hreflang;
		if (!language) return;
		localStorage.setItem("language", language);
		localStorage.setItem("languageUnsaved", "");
		if (language !== own) return;
		delete html.dataset.offer;
		event.preventDefault();
	}, true);
}catch{}`.replaceAll(/\s+/g, " ");

/** Adds the script to the page's head and to its inline scripts, which its content security policy allows. */
export function followChosenLanguage(html: string, scripts: string[]): { html: string; scripts: string[] } {
	if (siteLanguages.length === 1 || !html.includes("<head>")) return { html, scripts };
	return { html: html.replace("<head>", `<head><script>${script}</script>`), scripts: [...scripts, script] };
}
