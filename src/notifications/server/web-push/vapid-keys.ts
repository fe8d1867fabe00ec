import { createECDH } from "node:crypto";
import { deriveBytes } from "../../../platform/server/process/secret-key.ts";

/** The order of P-256: a private key is a number from 1 to one less. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The key pair that identifies us to push services, base64url: 32 bytes, and an uncompressed point of P-256. */
export type VapidKeys = { privateKey: string; publicKey: string };

/**
 * Derives the deployment's key pair from the secret, so that all processes have the same one and it is not stored. With
 * another secret, all browsers have to subscribe again.
 */
export function deriveVapidKeys(secret: string): VapidKeys {
	// 16 bytes more than the key, so that the remainder is practically uniform.
	const drawn = BigInt(`0x${deriveBytes(secret, "web-push-vapid", 48).toString("hex")}`);
	const scalar = (drawn % (order - 1n)) + 1n;
	const privateKey = Buffer.from(scalar.toString(16).padStart(64, "0"), "hex");
	const pair = createECDH("prime256v1");
	pair.setPrivateKey(privateKey);
	return { privateKey: privateKey.toString("base64url"), publicKey: pair.getPublicKey("base64url") };
}
