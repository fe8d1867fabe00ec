import { randomInt } from "node:crypto";
import type { KeyedHash } from "../../../platform/server/process/secret-key.ts";
import { recoveryCodeCount } from "../../second-factor.ts";

/** Letters and digits that cannot be confused with each other. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const groups = [4, 4, 4];

const newGroup = (length: number) =>
	Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");

/** New recovery codes, each of 59 random bits: "K7QM-2XRA-94ZT". */
export const newRecoveryCodes = (): string[] =>
	Array.from({ length: recoveryCodeCount }, () => groups.map(newGroup).join("-"));

/** What is stored of a recovery code, however it is typed. */
export function hashRecoveryCode(keyedHash: KeyedHash, userId: string, code: string): string {
	return keyedHash("recovery-code", userId, code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""));
}
