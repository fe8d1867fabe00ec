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
 * A store of objects as Amazon documents S3, with the bucket in the path, verified signatures and XML errors.
 * `failure` makes it fail or not respond.
 */
export async function startS3Server(key: SigningKey, bucket: string) {
	const objects = new Map<string, Kept>();
	const state: { failure: string | null; requests: number } = { failure: null, requests: 0 };

	const parts: Buffer[] = [];
	const xml = (response: ServerResponse, content: string) =>
		response
			.writeHead(200, { "content-type": "application/xml" })
			.end(`<?xml version="1.0" encoding="UTF-8"?>\n${content}`);

	/** One object in each answer, so that every list has pages. */
	function list(query: URLSearchParams, response: ServerResponse): void {
		const names = [...objects.keys()].toSorted();
		const at = Number(query.get("continuation-token") ?? 0);
		const name = names[at];
		const entry =
			name === undefined
				? ""
				: `<Contents><Key>${name}</Key><Size>${objects.get(name)?.bytes.length}</Size></Contents>`;
		const next = `<NextContinuationToken>${at + 1}</NextContinuationToken>`;
		const isLast = at + 1 >= names.length;
		xml(
			response,
			`<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${isLast ? "" : next}${entry}</ListBucketResult>`,
		);
	}

	/** Uploads in parts, one at a time. */
	function respondToParts(query: URLSearchParams, name: string, sent: Kept, response: ServerResponse): void {
		const part = query.get("partNumber");
		if (part !== null) {
			parts[Number(part) - 1] = sent.bytes;
			response.writeHead(200, { etag: `"${part}"` }).end();
		} else if (query.has("uploads")) {
			parts.length = 0;
			xml(response, "<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>");
		} else {
			objects.set(name, { bytes: Buffer.concat(parts), type: "application/octet-stream" });
			xml(response, "<CompleteMultipartUploadResult><ETag>1</ETag></CompleteMultipartUploadResult>");
		}
	}

	function respond(method: string, url: URL, sent: Kept, response: ServerResponse): string | null {
		const [, inBucket = "", ...rest] = decodeURIComponent(url.pathname).split("/");
		const name = rest.join("/");
		if (inBucket !== bucket) return "NoSuchBucket";
		const kept = objects.get(name);
		const query = url.searchParams;
		if (name === "" && query.get("list-type") === "2") list(query, response);
		else if (query.has("uploads") || (query.has("uploadId") && method !== "DELETE"))
			respondToParts(query, name, sent, response);
		else if (method === "PUT") {
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
			respond(method, new URL(url, "http://store"), { bytes: body, type }, response);
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
