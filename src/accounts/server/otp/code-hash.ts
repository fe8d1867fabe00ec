import { timingSafeEqual } from "node:crypto";
import type { KeyedHash } from "../../../platform/server/process/secret-key.ts";

/** The stored form of a code: a hex hash bound to its request and mobile, so that it matches no other. */
export function hashCode(
	keyedHash: KeyedHash,
	request: { id: string; mobile: string },
	code: string,
): string {
	return keyedHash("otp-code", request.id, request.mobile, code);
}

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
	return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
