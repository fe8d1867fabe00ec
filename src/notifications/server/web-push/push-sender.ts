/** A browser's address at its maker's push service, and the keys that encrypt messages for this browser. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** The message to a browser. */
export type PushMessage = {
	/** The text that its service worker reads. */
	text: string;
	/** A later message of the same topic replaces one that still waits: at most 32 letters, digits, - and _. */
	topic: string;
	/** How long the push service keeps it for an offline browser. */
	lifetimeSeconds: number;
};

/** The result. `gone`: the address no longer works. `refused`: this message can never be delivered. */
export type PushOutcome = "sent" | "gone" | "refused";

/** The port to the push services. */
export type PushSender = {
	/** The public half of the key that identifies us to the services: an uncompressed point of P-256, base64url. */
	publicKey: string;
	/** Whether the address is of a known push service and its keys are valid. */
	takes(target: PushTarget): boolean;
	/** Sends a message. Throws PushServiceAway if a later attempt may succeed. */
	send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
};

/** The push service is unreachable, overloaded or failing. */
export class PushServiceAway extends Error {
	override readonly name = "PushServiceAway";
}
