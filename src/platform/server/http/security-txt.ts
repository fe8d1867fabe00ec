import type { FastifyInstance } from "fastify";
import { siteLanguages } from "../../languages.ts";
import type { Clock } from "../../dates.ts";

const day = 24 * 60 * 60_000;

/**
 * Serves where to report a vulnerability (RFC 9116), under the standard's address and the older one. It expires 90 days
 * after it is read, so it is never out of date while a server runs.
 */
export function serveSecurityTxt(
	app: FastifyInstance,
	{ origin, contact, clock }: { origin: string; contact: string; clock: Clock },
): void {
	const path = "/.well-known/security.txt";
	for (const url of [path, "/security.txt"])
		app.get(url, { config: { access: "public" }, schema: { hide: true } }, (_request, reply) => {
			const expires = new Date(clock().getTime() + 90 * day);
			const lines = [
				`Contact: ${contact.includes("://") ? contact : `mailto:${contact}`}`,
				`Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
				`Preferred-Languages: ${siteLanguages.join(", ")}`,
				`Canonical: ${origin}${path}`,
			];
			return reply
				.headers({ "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" })
				.send(`${lines.join("\n")}\n`);
		});
}
