import { createHash, randomBytes } from "node:crypto";

/** Creates 256 random bits as 43 characters that are safe in headers and JSON. */
export function newToken(): string {
	return randomBytes(32).toString("base64url");
}

/** Hashes a token for storage. A random token needs no salt: it cannot be guessed. */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** True for a value that newToken could have created; no other needs a lookup. */
export function isTokenShaped(value: unknown): value is string {
	return typeof value === "string" && /^[\w-]{43}$/.test(value);
}
