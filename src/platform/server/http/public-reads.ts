import type { FastifyInstance, FastifyRequest } from "fastify";
import { asPublicRead } from "../database/public-read.ts";
import { checkValidMs, maximumLagMs } from "../database/replica-lag.ts";
import { keepAtMost } from "../pages/pages.ts";
import type { Settings } from "../process/settings.ts";

/**
 * How long a browser reads from the primary after a change, in seconds: until the replica has the change at its
 * largest lag, and no page is cached that was rendered before that. Two more for what takes long.
 */
const ownChangesSeconds = (maximumLagMs + checkValidMs) / 1000 + keepAtMost + 2;
const cookieName = "changed";
const hasChanged = new RegExp(`(?:^|;\\s*)${cookieName}=`);

const isRead = ({ method }: FastifyRequest) => method === "GET" || method === "HEAD";

/** A guest's read of public content, whose browser has changed nothing just before. */
function mayReadReplica(request: FastifyRequest): boolean {
	const { access, anonymous } = request.routeOptions.config;
	return (
		isRead(request) &&
		access === "public" &&
		// Anonymous calls are about this process, such as /api/ready.
		anonymous !== true &&
		request.viewer === null &&
		!hasChanged.test(request.headers.cookie ?? "")
	);
}

/**
 * Lets guests' public reads use the replica. After a successful change, signed in or not, a cookie keeps the browser's
 * own public reads on the primary for some seconds, so that people see what they just did. It says nothing else.
 * Call it before routes are registered.
 */
export function sendPublicReadsToReplica(
	app: FastifyInstance,
	{ PUBLIC_URL }: Pick<Settings, "PUBLIC_URL">,
): void {
	const secure = PUBLIC_URL.startsWith("https:") ? "; Secure" : "";
	// Lax, because people also come back from a payment provider's page.
	const cookie = `${cookieName}=1; Path=/; Max-Age=${ownChangesSeconds}; HttpOnly; SameSite=Lax${secure}`;
	app.addHook("onRequest", (request, _reply, done) =>
		mayReadReplica(request) ? asPublicRead(done) : done(),
	);
	app.addHook("onSend", async (request, reply) => {
		const { access, noVisibleChange } = request.routeOptions.config;
		if (access === undefined || noVisibleChange === true || isRead(request) || reply.statusCode >= 400)
			return;
		reply.header("set-cookie", cookie);
	});
}
