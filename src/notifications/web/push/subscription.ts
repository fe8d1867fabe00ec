import { workerAddress } from "../../../platform/web/service-worker.ts";
import type { PushAddress } from "../../notifications.contract.ts";

/** Decodes the server's key (base64url) for the browser. */
function keyBytes(key: string): Uint8Array<ArrayBuffer> {
	const base64 = key.replaceAll("-", "+").replaceAll("_", "/");
	return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
}

const isSameKey = (one: ArrayBuffer | null, other: Uint8Array) =>
	one !== null &&
	one.byteLength === other.length &&
	new Uint8Array(one).every((byte, place) => byte === other[place]);

/** Finds the subscription of this browser. */
async function findSubscription(): Promise<PushSubscription | null> {
	const registration = await navigator.serviceWorker.getRegistration();
	return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser has a subscription and permission to show notifications. */
export async function isSubscribed(): Promise<boolean> {
	return Notification.permission === "granted" && (await findSubscription()) !== null;
}

/**
 * Registers the worker and subscribes this browser with the server's key. Throws if the browser or its push service
 * refuses. The person must have allowed notifications before.
 */
export async function subscribe(publicKey: string): Promise<PushAddress> {
	await navigator.serviceWorker.register(workerAddress());
	const { pushManager } = await navigator.serviceWorker.ready;
	const key = keyBytes(publicKey);
	const before = await pushManager.getSubscription();
	// An earlier key of the server makes it useless, and a browser has only one subscription.
	if (before !== null && !isSameKey(before.options.applicationServerKey, key)) await before.unsubscribe();
	const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
	const { endpoint = "", keys = {} } = subscription.toJSON();
	return { endpoint, keys: { p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" } };
}

/** Unsubscribes this browser, without the server. Never throws. */
export async function unsubscribe(): Promise<void> {
	try {
		if ("serviceWorker" in navigator) await (await findSubscription())?.unsubscribe();
	} catch {
		// The server stops sending in any case.
	}
}
