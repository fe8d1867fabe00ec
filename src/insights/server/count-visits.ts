import type { FastifyRequest } from "fastify";
import { isbot } from "isbot";
import { m } from "../../paraglide/messages.js";
import { AppError } from "../../platform/app-error.ts";
import { indianDay } from "../../platform/dates.ts";
import { mayKeepQuery } from "../insights.ts";
import { templateOf } from "../page-template.ts";
import type { CountingContext } from "./insights.context.ts";

/** Browsers can ask not to be counted; robots are no visitors, and every browser sends its name. */
function isUncounted({ "user-agent": agent = "", dnt, "sec-gpc": gpc }: FastifyRequest["headers"]): boolean {
	return agent === "" || isbot(agent) || dnt === "1" || gpc === "1";
}

/**
 * Counts a view of a page by its template and the Indian day, without storing who viewed it. Throws too_often if
 * the IP address sends more views than people can make.
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

/** Counts a search that found no service; its words are stored only if they can be no one's number or address. */
export function countEmptySearch({ searches, clock }: CountingContext, query: string): void {
	searches.add({ day: indianDay(clock()), query: mayKeepQuery(query) ? query : "" });
}
