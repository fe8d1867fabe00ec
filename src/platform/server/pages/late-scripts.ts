import { liveEvent } from "../../live-event.ts";

/**
 * Inserts the scripts from their template once the page is loaded and painted. A background page has no frames, and
 * a missing picture must not block the scripts, so they wait for two seconds at most. Until the page is live, a
 * press on a button that only scripts serve is stored and then repeated, because on a slow connection people press
 * before the scripts are there.
 */
const starter = `{
	const begin = () => {
		const late = document.querySelector("template[data-late]");
		late?.replaceWith(late.content);
	};
	addEventListener("load", () => document.hidden ? begin() : requestAnimationFrame(() => setTimeout(begin)));
	setTimeout(begin, 2000);
	let pressed;
	const keep = (event) => {
		const button = event.target.closest("button[type=button]");
		if (!button) return;
		event.stopPropagation();
		pressed = button;
	};
	addEventListener("click", keep, true);
	addEventListener("${liveEvent}", () => {
		removeEventListener("click", keep, true);
		setTimeout(() => pressed?.click());
	}, { once: true });
}`;

const preload = /<link rel="modulepreload" [^>]*>/g;
const moduleScript = /<script type="module"[^>]*>[\s\S]*?<\/script>/;

/**
 * A page can be read and its links work before any script runs, so on a slow connection the styles, the font and
 * the first picture load first: the page's modules, and their preloads, wait in a template until then. Takes React
 * Router's page and the code of its inline scripts, and returns both with the starter's; a page without modules is
 * unchanged.
 */
export function delayScripts(html: string, scripts: string[]): { html: string; scripts: string[] } {
	const start = moduleScript.exec(html)?.[0];
	if (start === undefined) return { html, scripts };
	const preloads = (html.match(preload) ?? []).map((link) =>
		link.replace("<link ", '<link fetchpriority="low" '),
	);
	const late = `<template data-late>${preloads.join("")}${start}</template><script>${starter}</script>`;
	return {
		// A function, because the code may contain replacement patterns.
		html: html.replace(preload, "").replace(moduleScript, () => late),
		scripts: [...scripts, starter],
	};
}
