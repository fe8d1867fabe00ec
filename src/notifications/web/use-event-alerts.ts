import { useRef } from "react";
import { useLocation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import type { NotificationKind } from "../notification.ts";
import { notificationWords } from "../notification-text.ts";
import type { NotificationAnswer } from "../notifications.contract.ts";
import { notificationsAddress } from "../notifications-address.ts";
import { useLiveEvents } from "./use-live-events.ts";

/** Of one kind no more is said for so long, in milliseconds: as long as the one before stands there. */
const quietFor = 5_000;

/** The list of the leads that are open. */
const openLeadsAddress = "/leads";

/** What one alert says of these, and where it leads. */
function wordsOfAll([first, ...more]: NotificationAnswer[]): { text: string; to: string } | null {
	if (first === undefined) return null;
	if (more.length > 0)
		return { text: m["notifications.alert.several"]({ count: more.length + 1 }), to: notificationsAddress };
	const { title, text, to } = notificationWords(first);
	return { text: m["notifications.alert.one"]({ title, text }), to };
}

/** Says on the screen what is new: once a kind at a time, and nothing that stands on it already. */
export function useEventAlerts(): void {
	const alert = useAlert();
	const { pathname, search } = useLocation();
	const saidAt = useRef(new Map<NotificationKind, number>());
	useLiveEvents((notifications) => {
		if (document.visibilityState === "hidden" || pathname === notificationsAddress) return;
		const now = Date.now();
		// At its head, which an alert would hide, the list of all open leads says by itself that new ones came.
		const isSaid = pathname === openLeadsAddress && search === "" && scrollY < innerHeight / 2;
		const notNotified = notifications.filter(
			(one) =>
				notificationWords(one).to !== pathname &&
				!(isSaid && one.kind === "lead.new") &&
				now - (saidAt.current.get(one.kind) ?? 0) > quietFor,
		);
		const words = wordsOfAll(notNotified);
		if (words === null) return;
		for (const { kind } of notNotified) saidAt.current.set(kind, now);
		alert("neutral", words.text, words.to);
	});
}
