import { Secret, TOTP } from "otpauth";
import { totpRule } from "../../second-factor.ts";

const rule = { algorithm: "SHA1", digits: totpRule.digits, period: totpRule.periodSeconds } as const;
const totpOf = (secret: string) => new TOTP({ ...rule, secret: Secret.fromBase32(secret) });

/** Creates a secret of 160 random bits, base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The URL that an authenticator app reads from a QR code. */
export function otpauthUrl(secret: string, { issuer, label }: { issuer: string; label: string }): string {
	return new TOTP({ ...rule, secret: Secret.fromBase32(secret), issuer, label }).toString();
}

/** The app's code at this time. */
export const codeAt = (secret: string, now: Date): string =>
	totpOf(secret).generate({ timestamp: now.getTime() });

/** The time step of a valid code, the current one or a neighbour; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
	const at = { timestamp: now.getTime() };
	const distance = totpOf(secret).validate({ token: code, window: totpRule.acceptedStepsAround, ...at });
	return distance === null ? null : TOTP.counter({ period: rule.period, ...at }) + distance;
}
