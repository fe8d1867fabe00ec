import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveBytes } from "./secret-key.ts";

/**
 * Encrypts short texts for the database. `context` binds a text to its row: copied into another row it cannot be
 * decrypted.
 */
export type Seal = {
	close(text: string, context: string): string;
	/** Throws if the text was changed, or encrypted in another context or with another secret. */
	open(sealed: string, context: string): string;
};

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with a key derived from the deployment's secret for this purpose only. */
export function createSeal(secret: string, purpose: string): Seal {
	const key = deriveBytes(secret, `seal:${purpose}`, 32);
	return {
		close(text, context) {
			const iv = randomBytes(ivBytes);
			const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(context));
			const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
			return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
		},
		open(sealed, context) {
			const bytes = Buffer.from(sealed, "base64url");
			const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivBytes), {
				authTagLength: tagBytes,
			})
				.setAAD(Buffer.from(context))
				.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
			const opened = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
			return Buffer.concat(opened).toString("utf8");
		},
	};
}
