export type AlertKind = "success" | "danger" | "neutral";

/** One message card. */
export type Alert = {
	id: number;
	/** What it is about: a later alert of the same cause replaces it. */
	cause: string;
	kind: AlertKind;
	/** Several if the server found several errors. */
	texts: string[];
	/** The page that a notification links to. */
	to?: string | undefined;
};

/** Notifications come unasked; every other alert answers the person's last action. */
const isNotification = (alert: Alert) => alert.to !== undefined;

/**
 * The alerts after a new one, the visible one first. An answer replaces all other answers; a notification replaces
 * the previous notification and waits while an answer is visible.
 */
export function addAlert(alerts: readonly Alert[], added: Alert): Alert[] {
	const others = alerts.filter((alert) => isNotification(alert) !== isNotification(added));
	return isNotification(added) ? [...others, added] : [added, ...others];
}

/** The alerts without the answers numbered up to `until`; notifications stay. */
export function withoutAnswers(alerts: readonly Alert[], until: number): Alert[] {
	return alerts.filter((alert) => isNotification(alert) || alert.id > until);
}

/** The alerts without those of a cause. */
export function withoutCause(alerts: readonly Alert[], cause: string): Alert[] {
	return alerts.filter((alert) => alert.cause !== cause);
}
