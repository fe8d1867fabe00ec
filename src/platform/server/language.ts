import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Locale, overwriteGetLocale } from "../../paraglide/runtime.js";
import { mainLanguage, otherLanguages, siteLanguages } from "../languages.ts";

const language = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => language.getStore() ?? mainLanguage);

/** Runs `work` in a language: its texts, dates and names are in that language. Outside, they are in the main language. */
export function inLanguage<Result>(locale: Locale, work: () => Result): Result {
	return language.run(locale, work);
}

const prefix = new RegExp(`^/(${otherLanguages.join("|")})(?=[/?.]|$)`);

/** The language of a request: pages have it in their path, API calls in Accept-Language. */
export function localeOf({ url, headers }: Pick<FastifyRequest, "url" | "headers">): Locale {
	const known = (code: string | undefined) => siteLanguages.find((locale) => locale === code);
	if (!url.startsWith("/api/")) return known(prefix.exec(url)?.[1]) ?? mainLanguage;
	// By preference, as browsers list them: "hi-IN,hi;q=0.9,en;q=0.8".
	const accepted = (headers["accept-language"] ?? "").split(",");
	return known(accepted.map((range) => range.trim().split(/[-;]/)[0]).find(known)) ?? mainLanguage;
}

/** Runs the handling of every request in its language. */
export function followLanguage(app: FastifyInstance): void {
	app.addHook("onRequest", (request, _reply, done) => inLanguage(localeOf(request), done));
	// The events of a body come from outside of that.
	app.addHook("preValidation", (request, _reply, done) => inLanguage(localeOf(request), done));
}
