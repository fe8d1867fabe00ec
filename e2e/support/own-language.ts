import type { Page } from "@playwright/test";
import { m } from "../../src/paraglide/messages.js";
import { baseLocale, getLocale, type Locale } from "../../src/paraglide/runtime.js";
import { localPath } from "../../src/platform/local-path.ts";
import { expect } from "./test.ts";

type Message = (inputs: object, options: { locale: Locale }) => string;

/** Stands for what a message inserts. */
const inserted = "\u0001";
const inputs = new Proxy({}, { get: () => inserted });

/** What finds a text of ours in the base language if this language has another one: at least two words. */
function foreignTexts(): RegExp[] {
	return Object.values(m as unknown as Record<string, Message>).flatMap((message) => {
		const text = message(inputs, { locale: baseLocale });
		const words = text.match(/[A-Za-z]{2,}/g) ?? [];
		if (words.length < 2 || text === message(inputs, { locale: getLocale() })) return [];
		return [new RegExp(`^${text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&").replaceAll(inserted, ".+")}$`)];
	});
}

/** The visible texts of the page and the names of its elements, without those that are marked as in another language. */
const textsOf = (page: Page) =>
	page.evaluate(() => {
		const root = document.documentElement;
		const found = [document.title];
		for (const element of document.body.querySelectorAll("*")) {
			if (element.closest("[lang]") !== root || element.matches("script, style, noscript, textarea"))
				continue;
			if (!element.checkVisibility()) continue;
			for (const name of ["aria-label", "placeholder", "title", "alt"])
				found.push(element.getAttribute(name) ?? "");
			for (const node of element.childNodes)
				if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? "");
		}
		return found.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== "");
	});

/** Checks that the page is in the journey's language: its path, its document, and every sentence of ours. */
export async function expectOwnLanguage(page: Page): Promise<void> {
	expect(`${new URL(page.url()).pathname}/`).toMatch(new RegExp(`^${localPath("/")}/`));
	await expect(page.locator("html")).toHaveAttribute("lang", `${getLocale()}-IN`);
	const foreign = foreignTexts();
	expect((await textsOf(page)).filter((text) => foreign.some((pattern) => pattern.test(text)))).toEqual([]);
}
