import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type FakePhonePe, phonePeKeys } from "../payments/server/testing/fake-phonepe.ts";
import { createBarrier } from "./barrier.ts";

/**
 * The connection between the server and the local PhonePe. Requests can be held on their way there, responses on
 * their way back; when cut, every connection breaks.
 */
export async function layLine(phonePe: Pick<FakePhonePe, "pgUrl">) {
	const far = new URL(phonePe.pgUrl).origin;
	const there = createBarrier();
	const back = createBarrier();
	const line = { isCut: false };
	const asked: string[] = [];

	async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { method = "GET", url = "/", headers } = request;
		const body = await text(request);
		asked.push(url);
		await there.pass(url);
		if (line.isCut) throw new Error("the line is cut");
		const answer = await fetch(far + url, {
			method,
			redirect: "manual",
			headers: {
				"content-type": headers["content-type"] ?? "",
				authorization: headers.authorization ?? "",
			},
			...(method === "POST" && { body }),
		});
		const responseBody = await answer.text();
		await back.pass(url);
		response
			.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" })
			.end(responseBody);
	}

	const server = createServer((request, response) => {
		// A failure behind this proxy also breaks the connection in front of it.
		carry(request, response).catch(() => response.destroy());
	});
	const origin = await new Promise<string>((resolve, reject) => {
		server.listen(0, "127.0.0.1", () => {
			const bound = server.address();
			if (bound === null || typeof bound === "string") reject(new Error("the line has no port"));
			else resolve(`http://127.0.0.1:${bound.port}`);
		});
	});
	return Object.assign(line, {
		/** How often PhonePe was asked for the status of the order with this name. */
		countQuestions: (name: string) => asked.filter((url) => url.includes(`/order/${name}/status`)).length,
		/** Paths as they pass; those of status checks contain the order's name. */
		there,
		back,
		/** The settings of a server that uses this connection. */
		settings: {
			PAYMENT_PROVIDER: "phonepe",
			PHONEPE_CLIENT_ID: phonePeKeys.clientId,
			PHONEPE_CLIENT_SECRET: phonePeKeys.clientSecret,
			PHONEPE_CLIENT_VERSION: phonePeKeys.clientVersion,
			PHONEPE_AUTH_URL: `${origin}/apis/identity-manager`,
			PHONEPE_PG_URL: `${origin}/apis/pg`,
			PHONEPE_WEBHOOK_USERNAME: phonePeKeys.webhookUsername,
			PHONEPE_WEBHOOK_PASSWORD: phonePeKeys.webhookPassword,
			SELLER_NAME: "Nukkad Test Market",
			SELLER_ADDRESS: "1 Example House, The Mall|Shimla 171001",
			SELLER_GSTIN: "02AAAAA0000A1ZE",
		},
		async close() {
			there.open();
			back.open();
			server.closeAllConnections();
			await new Promise((resolve) => {
				server.close(resolve);
			});
		},
	});
}
export type PhonePeConnection = Awaited<ReturnType<typeof layLine>>;
