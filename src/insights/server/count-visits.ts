import type { FastifyRequest } from "fastify";
import { isbot } from "isbot";
import { m } from "../../paraglide/messages.js";
import { AppError } from "../../platform/app-error.ts";
import { indianDay } from "../../platform/dates.ts";
import { mayKeepQuery } from "../insights.ts";
import { templateOf } from "../page-template.ts";
import type { CountingContext } from "./insights.context.ts";

/** Browsers that do not want to be counted say so; robots are no visitors, and every browser has a name. */
function isUncounted({ "user-agent": agent = "", dnt, "sec-gpc": gpc }: FastifyRequest["headers"]): boolean {
	return agent === "" || isbot(agent) || dnt === "1" || gpc === "1";
}

/**
 * Counts a view of a page by its template and the Indian day. Nothing is kept of who looked. Throws too_often where the
 * address sends more than people can look at.
 */
export async function countPageView(
	{ limit, views, catalogue, clock }: CountingContext,
	path: string,
	{ ip, headers }: Pick<FastifyRequest, "ip" | "headers">,
): Promise<void> {
	const retryAfterSeconds = limit(ip);
	if (retryAfterSeconds > 0)
		throw new AppError("too_often", m["platform.error.too_often"](), { retryAfterSeconds });
	if (isUncounted(headers)) return;
	const { serviceBySlug } = await catalogue.snapshot();
	const template = templateOf(path, (slug) => serviceBySlug.has(slug));
	if (template !== null) views.add({ day: indianDay(clock()), path: template });
}

/** Counts a search that found no service; its words are kept where they can be nobody's number or address. */
export function countEmptySearch({ searches, clock }: CountingContext, query: string): void {
	searches.add({ day: indianDay(clock()), query: mayKeepQuery(query) ? query : "" });
}
