import type { PushAddress } from "../../notifications.contract.ts";

/** The script that shows what is told while no page is open. */
const worker = "/push-worker.js";

/** A key as the server writes it (base64url), as the browser takes it. */
function keyBytes(key: string): Uint8Array<ArrayBuffer> {
	const base64 = key.replaceAll("-", "+").replaceAll("_", "/");
	return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
}

const isSameKey = (one: ArrayBuffer | null, other: Uint8Array) =>
	one !== null &&
	one.byteLength === other.length &&
	new Uint8Array(one).every((byte, place) => byte === other[place]);

/** The subscription of this browser, where it has one. */
async function findSubscription(): Promise<PushSubscription | null> {
	const registration = await navigator.serviceWorker.getRegistration();
	return (await registration?.pushManager.getSubscription()) ?? null;
}

/** True where this browser is reached by Web Push at the moment, as far as it knows itself. */
export async function isSubscribed(): Promise<boolean> {
	return Notification.permission === "granted" && (await findSubscription()) !== null;
}

/**
 * Registers the worker and subscribes this browser under the server's key. Throws where the browser or its maker's
 * service refuses; the person must have allowed notifications before.
 */
export async function subscribe(publicKey: string): Promise<PushAddress> {
	await navigator.serviceWorker.register(worker);
	const { pushManager } = await navigator.serviceWorker.ready;
	const key = keyBytes(publicKey);
	const before = await pushManager.getSubscription();
	// A server with another key cannot use it, and the browser gives no second one beside it.
	if (before !== null && !isSameKey(before.options.applicationServerKey, key)) await before.unsubscribe();
	const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
	const { endpoint = "", keys = {} } = subscription.toJSON();
	return { endpoint, keys: { p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" } };
}

/** This browser is reached no more, whatever the server still knows. Never throws. */
export async function unsubscribe(): Promise<void> {
	try {
		if ("serviceWorker" in navigator) await (await findSubscription())?.unsubscribe();
	} catch {
		// The server's side ends it all the same.
	}
}
