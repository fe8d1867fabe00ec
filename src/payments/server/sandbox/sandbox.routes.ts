import type { FastifyInstance, FastifyReply } from "fastify";
import * as z from "zod/mini";
import type { Clock } from "../../../platform/dates.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import type { Log } from "../../../platform/server/process/log.ts";
import type { KeyedHash } from "../../../platform/server/process/secret-key.ts";
import { merchantTransactionId } from "../../payments.contract.ts";
import {
	endedPage,
	openPage,
	type PageContent,
	pagePolicy,
	stylesPath,
	unknownPage,
} from "./sandbox-page.ts";
import { markOf } from "./sandbox-provider.ts";
import { sandboxStyles } from "./sandbox-styles.ts";
import { sendWebhook } from "./sandbox-webhook.ts";
import { endOrder, findOrder, type SandboxOrder } from "./sandbox.repository.ts";

type Dependencies = {
	db: Db;
	clock: Clock;
	keyedHash: KeyedHash;
	log: Pick<Log, "warn">;
	/** The address at which this process listens, for the message to our own callback; null while it does not. */
	address: () => string | null;
};

const params = z.object({ name: merchantTransactionId });
const querystring = z.object({
	item: z._default(z.string().check(z.maxLength(500)), ""),
	mark: z._default(z.string().check(z.maxLength(64)), ""),
});
const body = z.object({ action: z.enum(["pay", "fail", "leave"]) });
type Asked = { Params: z.infer<typeof params>; Querystring: z.infer<typeof querystring> };

/** Anyone who has the page's address can pay, as on every payment page. */
const config = { access: "public" as const };

/** The server that serves the page also serves its return address, so only the path is used, under any host name. */
function backOf({ returnUrl }: SandboxOrder): string {
	const { pathname, search } = new URL(returnUrl);
	return pathname + search;
}

function sendPage(reply: FastifyReply, status: number, html: string) {
	return reply
		.status(status)
		.headers({
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": pagePolicy,
			"cache-control": "no-store",
		})
		.send(html);
}

/** The sandbox's payment page: shows the order, and takes Pay, Fail and Leave as plain forms. */
export function registerSandboxPages(app: FastifyInstance, dependencies: Dependencies): void {
	const { db, clock, keyedHash } = dependencies;

	async function contentOf({
		Params: { name },
		Querystring: { item, mark },
	}: Asked): Promise<PageContent | null> {
		const order = await findOrder(db, name, clock());
		if (order === undefined) return null;
		const isOurs = item !== "" && mark === markOf(keyedHash, name, item);
		return { order, item: isOurs ? item : null, back: backOf(order) };
	}

	async function end(name: string, action: "pay" | "fail"): Promise<boolean> {
		const isPaid = action === "pay";
		const how = isPaid
			? { state: "COMPLETED" as const, transactionId: `SB${newId().replaceAll("-", "")}` }
			: { state: "FAILED" as const, transactionId: null };
		const ended = await endOrder(db, name, how, clock());
		// The browser does not wait for the message: a provider's message can come at any time.
		if (ended !== undefined) void sendWebhook(dependencies, ended);
		return ended !== undefined;
	}

	void app.register(async (pages) => {
		const form = "application/x-www-form-urlencoded";
		pages.addContentTypeParser(form, { parseAs: "string", bodyLimit: 1024 }, (_request, text, done) => {
			done(null, Object.fromEntries(new URLSearchParams(String(text))));
		});
		pages.get(stylesPath, { config, schema: { hide: true } }, (_request, reply) =>
			reply
				.headers({ "content-type": "text/css; charset=utf-8", "cache-control": "no-cache" })
				.send(sandboxStyles),
		);
		pages.get<Asked>(
			"/sandbox-pay/:name",
			{ config, schema: { hide: true, params, querystring } },
			async (request, reply) => {
				const content = await contentOf({ Params: request.params, Querystring: request.query });
				if (content === null) return sendPage(reply, 404, unknownPage());
				const isOpen = content.order.state === "PENDING";
				return sendPage(reply, 200, isOpen ? openPage(content) : endedPage(content, clock()));
			},
		);
		pages.post<Asked & { Body: z.infer<typeof body> }>(
			"/sandbox-pay/:name",
			{ config, schema: { hide: true, params, querystring, body } },
			async (request, reply) => {
				const { action } = request.body;
				const query = { Params: request.params, Querystring: request.query };
				const isDone = action === "leave" || (await end(request.params.name, action));
				const content = await contentOf(query);
				if (content === null) return sendPage(reply, 404, unknownPage());
				if (!isDone) return sendPage(reply, 409, endedPage(content, clock()));
				return reply.header("cache-control", "no-store").redirect(content.back, 303);
			},
		);
	});
}
