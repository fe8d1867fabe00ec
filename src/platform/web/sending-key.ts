/** The key and the body of the last request; both empty before the first. */
export type SendingKey = { key: string; keyedBody: string };

/** 128 random bits; randomUUID is missing on plain HTTP. */
function newKey(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))]
		.map((byte) => byte.toString(16).padStart(2, "0"))
		.join("");
}

/**
 * The Idempotency-Key for this body: the last request's while the body is unchanged, so that a request whose
 * response was lost does its work once.
 */
export function sendingKey({ key, keyedBody }: SendingKey, input: unknown): SendingKey {
	const body = JSON.stringify(input);
	return key !== "" && keyedBody === body ? { key, keyedBody } : { key: newKey(), keyedBody: body };
}
