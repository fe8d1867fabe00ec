import { useRef } from "react";
import { useLocation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import type { NotificationKind } from "../notification.ts";
import { notificationWords } from "../notification-text.ts";
import type { NotificationAnswer } from "../notifications.contract.ts";
import { notificationsAddress } from "../notifications-address.ts";
import { useLiveEvents } from "./use-live-events.ts";

/** How long alerts of one kind pause after one was shown, in milliseconds: as long as it stays on the screen. */
const quietMs = 5_000;

/** The lists of open leads: everyone's, and those for the viewer. */
const openLeads = new Set(["/leads", "/leads?forMe=true", "/leads?forMe=false"]);

/** The text of one alert for these notifications, and the page that it opens. */
function wordsOfAll([first, ...more]: NotificationAnswer[]): { text: string; to: string } | null {
	if (first === undefined) return null;
	if (more.length > 0)
		return { text: m["notifications.alert.several"]({ count: more.length + 1 }), to: notificationsAddress };
	const { title, text, to } = notificationWords(first);
	return { text: m["notifications.alert.one"]({ title, text }), to };
}

/** Shows alerts of new notifications, one of a kind at a time and none for what the page already shows. */
export function useEventAlerts(): void {
	const alert = useAlert();
	const { pathname, search } = useLocation();
	const shownAt = useRef(new Map<NotificationKind, number>());
	useLiveEvents((notifications) => {
		if (document.visibilityState === "hidden" || pathname === notificationsAddress) return;
		const now = Date.now();
		// These lists announce new leads on top, where an alert would cover the announcement.
		const isAnnounced = openLeads.has(pathname + search) && scrollY < innerHeight / 2;
		const unseen = notifications.filter(
			(one) =>
				notificationWords(one).to !== pathname &&
				!(isAnnounced && one.kind === "lead.new") &&
				now - (shownAt.current.get(one.kind) ?? 0) > quietMs,
		);
		const words = wordsOfAll(unseen);
		if (words === null) return;
		for (const { kind } of unseen) shownAt.current.set(kind, now);
		alert("neutral", words.text, words.to);
	});
}
