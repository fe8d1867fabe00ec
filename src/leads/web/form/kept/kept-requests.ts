import { m } from "../../../../paraglide/messages.js";
import { type OutboxEntry, putIntoOutbox } from "../../../../platform/web/outbox.ts";
import { callerToken, readToken, wasLeft } from "../../../../platform/web/token.ts";
import type { LeadInput } from "../../../leads.contract.ts";
import type { LeadDraft } from "../lead-draft.ts";

/** What the server decided, as the service worker stores it. */
export type Outcome = {
	/** 201 for a sent request; 0 for one that waited too long and was not sent. */
	status: number;
	leadId: string | null;
	/** Why it was refused. */
	reasons: string[];
};

/** A request written without a network. */
export type KeptRequest = OutboxEntry & {
	/** The body of the call. */
	body: string;
	/** The name of the form's draft, and the draft. */
	name: string;
	draft: LeadDraft;
	/** The title of the notification if no page is open. */
	words: { sent: string; refused: string };
	outcome?: Outcome;
};

/** The message and the event that make the worker send. */
const sendTag = "send-requests";
/** Dispatched on the window when a request was kept. */
export const keptEvent = "request:kept";

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Makes the service worker send what was kept: now, and when the browser finds a network. */
export async function sendKeptRequests(): Promise<void> {
	navigator.serviceWorker.controller?.postMessage(sendTag);
	const registration: SyncRegistration = await navigator.serviceWorker.ready;
	// Few browsers have it; in others the request waits for the next open page.
	await registration.sync?.register(sendTag).catch(() => {});
}

/** Keeps a request until there is a network. Returns false for guests, who log in first, and without a worker. */
export async function keepRequest(
	request: Pick<KeptRequest, "key" | "name" | "draft">,
	input: LeadInput,
): Promise<boolean> {
	const token = callerToken();
	if (token === null || !("serviceWorker" in navigator) || navigator.serviceWorker.controller === null)
		return false;
	const kept: KeptRequest = {
		...request,
		token,
		owner: request.draft.typedBy,
		body: JSON.stringify(input),
		keptAt: Date.now(),
		words: { sent: m["leads.kept.sent"](), refused: m["leads.kept.refused"]() },
	};
	await putIntoOutbox(kept);
	window.dispatchEvent(new Event(keptEvent));
	void sendKeptRequests();
	return true;
}

/** Whether the viewer wrote the request: by session, by account, or as the person whose session ended here. */
export function isViewers({ token, owner }: OutboxEntry, accountId: string | null): boolean {
	const current = readToken();
	if (current === null) return !wasLeft();
	return token === current || (accountId !== null && owner === accountId);
}
