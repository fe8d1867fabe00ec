import { createECDH, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { PushAddress } from "../../notifications.contract.ts";

/** One message as the push service received it. */
export type PushReceived = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/**
 * A local server that responds as push services do: with 201 unless configured otherwise for a path. "never" leaves
 * requests open.
 */
export async function startFakePushService() {
	const received: PushReceived[] = [];
	const answers = new Map<string, number | "never">();

	async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const path = request.url ?? "";
		received.push({ path, headers: request.headers, body: await buffer(request) });
		const answer = answers.get(path) ?? 201;
		if (answer !== "never") response.writeHead(answer).end();
	}

	const server = createServer((request, response) => void respond(request, response));
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	const bound = server.address();
	if (bound === null || typeof bound === "string") throw new Error("the push service has no port");
	return {
		url: `http://127.0.0.1:${bound.port}`,
		/** All messages of a path, the oldest first. */
		receivedAt: (path: string) => received.filter((one) => one.path === path),
		/** Sets the response to later messages to the path. */
		answer: (path: string, status: number | "never") => void answers.set(path, status),
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => {
				server.close(resolve);
			});
		},
	};
}

/**
 * A browser with its own keys at this endpoint: the address it sends to the server, and how it decrypts messages.
 */
export function fakeBrowser(endpoint: string): { address: PushAddress; read: (body: Buffer) => unknown } {
	const keys = createECDH("prime256v1");
	const publicKey = keys.generateKeys();
	const auth = randomBytes(16);

	/** Decrypts as RFC 8291 says, with one record of RFC 8188. */
	function read(body: Buffer): unknown {
		const salt = body.subarray(0, 16);
		const keyLength = body.readUInt8(20);
		const theirs = body.subarray(21, 21 + keyLength);
		const sealed = body.subarray(21 + keyLength);
		const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, theirs]);
		const material = hkdfSync("sha256", keys.computeSecret(theirs), auth, info, 32);
		const derive = (label: string, length: number) =>
			Buffer.from(hkdfSync("sha256", Buffer.from(material), salt, `Content-Encoding: ${label}\0`, length));
		const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
		cipher.setAuthTag(sealed.subarray(-16));
		const open = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
		// The text ends with a delimiter of 2, then zeros follow.
		return JSON.parse(open.subarray(0, open.lastIndexOf(2)).toString("utf8"));
	}

	return {
		address: {
			endpoint,
			keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
		},
		read,
	};
}
