import { createECDH } from "node:crypto";
import { deriveBytes } from "../../../platform/server/process/secret-key.ts";

/** The order of P-256: a private key is a number from 1 to one less. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** A pair by which push services know who sends, base64url: 32 bytes, and an uncompressed point of P-256. */
export type VapidKeys = { privateKey: string; publicKey: string };

/**
 * The deployment's key pair. It is derived from the secret, so that all processes have the same one and none has to
 * be stored. With another secret all browsers have to subscribe again.
 */
export function deriveVapidKeys(secret: string): VapidKeys {
	// 16 bytes more than the number has, so that no number is likelier than another.
	const drawn = BigInt(`0x${deriveBytes(secret, "web-push-vapid", 48).toString("hex")}`);
	const scalar = (drawn % (order - 1n)) + 1n;
	const privateKey = Buffer.from(scalar.toString(16).padStart(64, "0"), "hex");
	const pair = createECDH("prime256v1");
	pair.setPrivateKey(privateKey);
	return { privateKey: privateKey.toString("base64url"), publicKey: pair.getPublicKey("base64url") };
}
