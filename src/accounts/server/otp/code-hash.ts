import { timingSafeEqual } from "node:crypto";
import type { KeyedHash } from "../../../platform/server/process/secret-key.ts";

/** What is stored of a code: bound to its request and its mobile, so that it fits no other. Hex. */
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
