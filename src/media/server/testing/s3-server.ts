import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { signatureFault, type SigningKey } from "./s3-signature.ts";

type Kept = { bytes: Buffer; type: string };

const statuses: Record<string, number> = {
	NoSuchKey: 404,
	NoSuchBucket: 404,
	MethodNotAllowed: 405,
	XAmzContentSHA256Mismatch: 400,
	SlowDown: 503,
};

function refuse(request: IncomingMessage, response: ServerResponse, code: string): void {
	const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message><RequestId>1</RequestId></Error>`;
	response.writeHead(statuses[code] ?? 403, { "content-type": "application/xml" });
	response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * A store of single objects as Amazon documents S3, with the bucket in the path, verified signatures and XML errors.
 * `failure` makes it fail or not respond.
 */
export async function startS3Server(key: SigningKey, bucket: string) {
	const objects = new Map<string, Kept>();
	const state: { failure: string | null; requests: number } = { failure: null, requests: 0 };

	function respond(
		method: string | undefined,
		path: string,
		sent: Kept,
		response: ServerResponse,
	): string | null {
		const [, inBucket = "", ...rest] = decodeURIComponent(path).split("/");
		const name = rest.join("/");
		if (inBucket !== bucket) return "NoSuchBucket";
		const kept = objects.get(name);
		if (method === "PUT") {
			objects.set(name, sent);
			response.writeHead(200, { etag: `"${createHash("md5").update(sent.bytes).digest("hex")}"` }).end();
		} else if (method === "DELETE") {
			objects.delete(name);
			response.writeHead(204).end();
		} else if (method !== "GET" && method !== "HEAD") return "MethodNotAllowed";
		else if (kept === undefined) return "NoSuchKey";
		else {
			response.writeHead(200, { "content-type": kept.type, "content-length": kept.bytes.length });
			response.end(method === "HEAD" ? undefined : kept.bytes);
		}
		return null;
	}

	async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
		state.requests++;
		const { method = "", url = "", headers } = request;
		const body = await buffer(request);
		if (state.failure === "silence") return;
		const type = headers["content-type"] ?? "binary/octet-stream";
		const fault =
			state.failure ??
			signatureFault({ method, url, headers, body }, key) ??
			respond(method, new URL(url, "http://store").pathname, { bytes: body, type }, response);
		if (fault !== null) refuse(request, response, fault);
	}

	const server = createServer((request, response) => void serve(request, response)).listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		state,
		objects,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
