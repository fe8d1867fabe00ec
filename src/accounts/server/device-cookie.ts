import type { FastifyReply, FastifyRequest } from "fastify";
import { createCookie } from "react-router";
import type { Settings } from "../../platform/server/process/settings.ts";
import { deviceRule } from "../accounts.policy.ts";
import { isTokenShaped } from "./random-token.ts";

export type DeviceCookie = {
	read(request: FastifyRequest): Promise<string[]>;
	write(reply: FastifyReply, secrets: string[]): Promise<void>;
};

/**
 * Creates the cookie that identifies a known browser when it requests a code. It signs no one in: it only exempts its
 * owner from the limits that unknown browsers share. It holds one secret for each person who logged in there. Scripts
 * cannot read it, other sites cannot send it, and pages never receive it.
 */
export function createDeviceCookie({ PUBLIC_URL }: Pick<Settings, "PUBLIC_URL">): DeviceCookie {
	const cookie = createCookie("device", {
		path: "/api",
		httpOnly: true,
		sameSite: "strict",
		secure: PUBLIC_URL.startsWith("https:"),
		maxAge: deviceRule.knownFor / 1000,
	});
	return {
		async read(request) {
			const sent: unknown = await cookie.parse(request.headers.cookie ?? null);
			return Array.isArray(sent) ? sent.filter(isTokenShaped).slice(0, deviceRule.perBrowser) : [];
		},
		async write(reply, secrets) {
			reply.header("set-cookie", await cookie.serialize(secrets));
		},
	};
}
