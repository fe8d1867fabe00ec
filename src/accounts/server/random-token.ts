import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as 43 letters that travel unchanged in headers and JSON. */
export function newToken(): string {
	return randomBytes(32).toString("base64url");
}

/** What is stored of a token: who reads the table cannot use it. Such tokens need no salt, nobody can guess them. */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** True for what newToken could have made; anything else need not be looked up. */
export function isTokenShaped(value: unknown): value is string {
	return typeof value === "string" && /^[\w-]{43}$/.test(value);
}
