/** Where a browser is reached: its address at its maker's push service, and the keys that only it can read by. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** The message to a browser. */
export type PushMessage = {
	/** What it shows, as text that its service worker reads. */
	text: string;
	/** A later message of the same topic takes the place of one that waits still: at most 32 letters, digits, - and _. */
	topic: string;
	/** How long the push service keeps it for a browser that is away, in seconds. */
	keptFor: number;
};

/** The result. `gone`: the address no longer works. `refused`: this message can never be delivered. */
export type PushOutcome = "sent" | "gone" | "refused";

/** The port to the push services. */
export type PushSender = {
	/** The public half of the key by which the services know us: an uncompressed point of P-256, base64url. */
	publicKey: string;
	/** Whether it can be sent there at all: a service that we know, and keys that are some. */
	takes(target: PushTarget): boolean;
	/** Hands a message over. Throws PushServiceAway where it is worth trying again later. */
	send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
};

/** The push service cannot be reached, is busy or fails inside. */
export class PushServiceAway extends Error {
	override readonly name = "PushServiceAway";
}
