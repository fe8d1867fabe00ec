import { randomInt } from "node:crypto";
import type { KeyedHash } from "../../../platform/server/process/secret-key.ts";
import { recoveryCodeCount } from "../../second-factor.ts";

/** Letters and digits that people do not confuse with each other. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const groups = [4, 4, 4];

const newGroup = (length: number) =>
	Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");

/** Creates recovery codes of 59 random bits each: "K7QM-2XRA-94ZT". */
export const newRecoveryCodes = (): string[] =>
	Array.from({ length: recoveryCodeCount }, () => groups.map(newGroup).join("-"));

/** The stored form of a recovery code, the same for every spelling. */
export function hashRecoveryCode(keyedHash: KeyedHash, userId: string, code: string): string {
	return keyedHash("recovery-code", userId, code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""));
}
