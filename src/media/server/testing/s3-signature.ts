import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** Percent-encodes everything but letters, digits and -_.~; a slash remains only between the parts of a path. */
const encode = (text: string) =>
	encodeURIComponent(text).replaceAll(
		/[!'()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);

export type SignedRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer };
export type SigningKey = { accessKeyId: string; secretAccessKey: string; region: string };
/** S3's error codes for invalid signatures. */
export type SignatureFault =
	| "AccessDenied"
	| "InvalidAccessKeyId"
	| "SignatureDoesNotMatch"
	| "XAmzContentSHA256Mismatch"
	| "RequestTimeTooSkewed";

function canonicalQuery(url: URL): string {
	return [...url.searchParams]
		.map(([name, value]) => `${encode(name)}=${encode(value)}`)
		.toSorted()
		.join("&");
}

function dateOf(stamp: string): number {
	return Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
}

/** Verifies Amazon's signature version 4 in the header, as its documentation describes it; null if it is valid. */
export function signatureFault(request: SignedRequest, key: SigningKey): SignatureFault | null {
	const { headers, body, method } = request;
	const [, accessKeyId, day = "", region = "", signed = "", signature = ""] =
		/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
			headers.authorization ?? "",
		) ?? [];
	const stamp = String(headers["x-amz-date"]);
	const contentHash = String(headers["x-amz-content-sha256"]);
	const names = signed.split(";");
	if (accessKeyId === undefined || !names.includes("host") || region !== key.region) return "AccessDenied";
	if (accessKeyId !== key.accessKeyId) return "InvalidAccessKeyId";
	if (!(Math.abs(dateOf(stamp) - Date.now()) < 15 * 60_000)) return "RequestTimeTooSkewed";
	if (contentHash !== "UNSIGNED-PAYLOAD" && contentHash !== sha256(body)) return "XAmzContentSHA256Mismatch";
	const url = new URL(request.url, "http://store");
	const canonical = [
		method,
		decodeURIComponent(url.pathname).split("/").map(encode).join("/"),
		canonicalQuery(url),
		...names.map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, " ")}`),
		"",
		signed,
		contentHash,
	].join("\n");
	const scope = `${day}/${region}/s3/aws4_request`;
	const toSign = ["AWS4-HMAC-SHA256", stamp, scope, sha256(canonical)].join("\n");
	const signingKey = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
		hmac,
		`AWS4${key.secretAccessKey}`,
	);
	const isValid = timingSafeEqual(hmac(signingKey, toSign), Buffer.from(signature, "hex"));
	return isValid ? null : "SignatureDoesNotMatch";
}
