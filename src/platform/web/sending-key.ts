/** The key of the last sending and what was sent with it; both empty before the first. */
export type SendingKey = { key: string; keyedBody: string };

/** 128 random bits; randomUUID is missing where the page came over plain HTTP. */
function newKey(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))]
		.map((byte) => byte.toString(16).padStart(2, "0"))
		.join("");
}

/**
 * The Idempotency-Key to send this body with: that of the last sending while nothing changed since, so that one whose
 * answer was lost does its work once.
 */
export function sendingKey({ key, keyedBody }: SendingKey, input: unknown): SendingKey {
	const body = JSON.stringify(input);
	return key !== "" && keyedBody === body ? { key, keyedBody } : { key: newKey(), keyedBody: body };
}
