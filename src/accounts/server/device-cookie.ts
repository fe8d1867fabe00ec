import type { FastifyReply, FastifyRequest } from "fastify";
import { createCookie } from "react-router";
import type { Settings } from "../../platform/server/process/settings.ts";
import { deviceRule } from "../accounts.policy.ts";
import { isTokenShaped } from "./random-token.ts";

/**
 * By which a browser is known again when it asks for a code. It opens nothing: it only lifts its owner out of the
 * allowance that strangers share. It holds a secret for each person who logs in there. Scripts do not see it, other
 * sites cannot send it, and pages never get it.
 */
export function createDeviceCookie({ PUBLIC_URL }: Pick<Settings, "PUBLIC_URL">) {
	const cookie = createCookie("device", {
		path: "/api",
		httpOnly: true,
		sameSite: "strict",
		secure: PUBLIC_URL.startsWith("https:"),
		maxAge: deviceRule.knownFor / 1000,
	});
	return {
		async read(request: FastifyRequest): Promise<string[]> {
			const sent: unknown = await cookie.parse(request.headers.cookie ?? null);
			return Array.isArray(sent) ? sent.filter(isTokenShaped).slice(0, deviceRule.perBrowser) : [];
		},
		async write(reply: FastifyReply, secrets: string[]): Promise<void> {
			reply.header("set-cookie", await cookie.serialize(secrets));
		},
	};
}
