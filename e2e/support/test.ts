import { expect, test as base } from "@playwright/test";
import { baseLocale, type Locale, overwriteGetLocale } from "../../src/paraglide/runtime.js";

/**
 * The journeys' own test: an error in a page's console fails it, because that is where violations of the content
 * security policy and failed hydrations appear.
 */
export const test = base.extend<{
	noErrors: void;
	isServerBroken: boolean;
	language: Locale;
	inLanguage: void;
}>({
	/** The language of the journey: of the pages that it opens (localPath) and of the texts that it expects there. */
	language: [baseLocale, { option: true }],
	inLanguage: [
		async ({ language }, use) => {
			overwriteGetLocale(() => language);
			await use();
		},
		{ auto: true },
	],
	/** For a journey that itself responds with 500. */
	isServerBroken: [false, { option: true }],
	noErrors: [
		async ({ context, isServerBroken }, use) => {
			const errors: string[] = [];
			const isNew = (text: string) => !isExpected(text) && !(isServerBroken && text.startsWith(serverError));
			context.on("console", (message) => {
				if (message.type() === "error" && isNew(message.text())) errors.push(message.text());
			});
			context.on("weberror", (failure) => errors.push(String(failure.error())));
			await use();
			expect(errors).toEqual([]);
		},
		{ auto: true },
	],
});

const serverError = "Failed to load resource: the server responded with a status of 500";

/**
 * Chromium logs every response of 400 and more, and every request that a journey aborts or makes offline; the journey
 * itself checks those.
 */
function isExpected(text: string): boolean {
	return (
		text.startsWith("Failed to load resource: the server responded with a status of 4") ||
		text === "Failed to load resource: net::ERR_FAILED" ||
		text === "Failed to load resource: net::ERR_INTERNET_DISCONNECTED"
	);
}

export { expect };
