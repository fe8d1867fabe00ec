import { ECDH } from "node:crypto";
import webPush from "web-push";
import { askOutside } from "../../../platform/server/http/ask-outside.ts";
import { type PushMessage, type PushSender, PushServiceAway, type PushTarget } from "./push-sender.ts";
import type { IsPushService } from "./push-services.ts";
import type { VapidKeys } from "./vapid-keys.ts";

/** How long a push service may take, in milliseconds, and how much of its response is read, in bytes. */
const limits = { timeout: 5_000, largest: 16 * 1024 };

type Options = {
	isPushService: IsPushService;
	keys: VapidKeys;
	/** How a push service can contact us: https or mailto. */
	contact: string;
	timeout?: number;
};

/**
 * Web Push (RFC 8030): the message is encrypted for its browser (RFC 8291) and signed by us (RFC 8292). One
 * adapter serves all browsers, because all push services use this protocol and none needs an account.
 */
export function createWebPushSender({
	isPushService,
	keys,
	contact,
	timeout = limits.timeout,
}: Options): PushSender {
	function requestFor({ endpoint, p256dh, auth }: PushTarget, { text, topic, lifetimeSeconds }: PushMessage) {
		const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
			vapidDetails: { subject: contact, ...keys },
			TTL: lifetimeSeconds,
			urgency: "normal",
			topic,
		});
		// fetch sets it itself.
		const { "Content-Length": _length, ...sent } = headers;
		return {
			method: "POST",
			headers: sent,
			body: new Uint8Array(body),
		};
	}

	return {
		publicKey: keys.publicKey,
		takes: (target) => isPushService(target.endpoint) && isReadable(target),
		async send(target, message) {
			// PUSH_SERVICES may have lost the service since the address was stored.
			if (!this.takes(target)) return "gone";
			const { status, broke } = await askOutside(target.endpoint, requestFor(target, message), {
				...limits,
				timeout,
			});
			if (status !== null && status >= 200 && status < 300) return "sent";
			// 401 and 403: the browser subscribed with an earlier key of ours.
			if (status !== null && [401, 403, 404, 410].includes(status)) return "gone";
			if (status === null || status === 429 || status >= 500)
				throw new PushServiceAway(`${new URL(target.endpoint).host}: ${status ?? broke}`);
			return "refused";
		},
	};
}

/** Whether a message can be encrypted with these keys: a point of P-256 and 16 bytes. */
function isReadable({ p256dh, auth }: PushTarget): boolean {
	if (Buffer.from(auth, "base64url").length !== 16) return false;
	const point = Buffer.from(p256dh, "base64url");
	if (point.length !== 65) return false;
	try {
		ECDH.convertKey(point, "prime256v1");
		return true;
	} catch {
		return false;
	}
}
