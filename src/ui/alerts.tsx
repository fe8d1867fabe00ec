import { createContext, useCallback, useContext, useEffect, useId, useMemo, useRef, useState } from "react";
import { AlertCard } from "./alert-card.tsx";
import { addAlert, type Alert, type AlertKind, withoutCause, withoutErrors } from "./alert-queue.ts";
import { useAlertPlace } from "./use-alert-place.ts";

/** How long an alert is visible, in milliseconds. */
const visibleFor = 5000;

type AlertActions = {
	show: (alert: Omit<Alert, "id">) => void;
	clear: (cause: string) => void;
	/** The number of the alert that came last. */
	last: () => number;
	/** Removes the errors that came after this one and have been seen. */
	clearErrorsAfter: (id: number) => void;
};

const AlertContext = createContext<AlertActions>({
	show: () => {},
	clear: () => {},
	last: () => 0,
	clearErrorsAfter: () => {},
});

/** Shows an alert of one cause, and removes it when its cause is gone. */
export type CauseAlert = {
	/** `to` is the page that a notification leads to. */
	(kind: AlertKind, text: string | string[], to?: string): void;
	clear: () => void;
};

/**
 * Shows a message to the person: green, red or grey, for five seconds. It belongs to a cause, by default to this use of
 * the hook: its next alert replaces it, and `alert.clear()` removes it, for example when the person tries again.
 */
export function useAlert(cause?: string): CauseAlert {
	const { show, clear } = useContext(AlertContext);
	const ownCause = useId();
	const shownAs = cause ?? ownCause;
	return useMemo(
		() =>
			Object.assign(
				(kind: AlertKind, text: string | string[], to?: string) =>
					show({ cause: shownAs, kind, texts: [...new Set([text].flat())], to }),
				{ clear: () => clear(shownAs) },
			),
		[show, clear, shownAs],
	);
}

/**
 * For a dialog: what went wrong in it is of no interest once it has closed. An error that closes it, being shown in the same
 * moment, stays.
 */
export function useDialogErrors(): void {
	const { last, clearErrorsAfter } = useContext(AlertContext);
	useEffect(() => {
		const opened = last();
		return () => clearErrorsAfter(opened);
	}, [last, clearErrorsAfter]);
}

function useAlerts() {
	const [alerts, setAlerts] = useState<Alert[]>([]);
	const lastId = useRef(0);
	const seenId = useRef(0);
	const close = useCallback(() => setAlerts([]), []);
	const actions = useMemo<AlertActions>(
		() => ({
			show: (added) => {
				lastId.current += 1;
				const alert = { ...added, id: lastId.current };
				setAlerts((before) => addAlert(before, alert));
			},
			clear: (cause) => setAlerts((before) => withoutCause(before, cause)),
			last: () => lastId.current,
			clearErrorsAfter: (after) => {
				const until = seenId.current;
				setAlerts((before) => withoutErrors(before, { after, until }));
			},
		}),
		[],
	);
	const visible = alerts[0];
	const visibleId = visible?.id;
	useEffect(() => {
		if (visibleId === undefined) return undefined;
		seenId.current = Math.max(seenId.current, visibleId);
		const timer = setTimeout(
			() => setAlerts((before) => before.filter(({ id }) => id !== visibleId)),
			visibleFor,
		);
		return () => clearTimeout(timer);
	}, [visibleId]);
	return { visible, actions, close };
}

/** Escape closes the alert and nothing below it; pressed again, it closes the dialog. */
function useEscape(active: boolean, close: () => void) {
	useEffect(() => {
		if (!active) return;
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "Escape") return;
			event.stopImmediatePropagation();
			close();
		};
		window.addEventListener("keydown", onKey, { capture: true });
		return () => window.removeEventListener("keydown", onKey, { capture: true });
	}, [active, close]);
}

/**
 * The layer over the whole screen that lets clicks through and holds one large message card. The card covers neither
 * the field or heading that it is about nor the next button. Both live regions are always in the page: screen readers
 * announce an error at once and everything else when they pause.
 */
export function AlertLayer({ children }: { children: React.ReactNode }) {
	const { visible, actions, close } = useAlerts();
	const layer = useRef<HTMLDivElement>(null);
	const place = useAlertPlace(layer, visible !== undefined);
	useEscape(visible !== undefined, close);
	const card = visible && <AlertCard alert={visible} onClose={close} />;
	return (
		<AlertContext value={actions}>
			{children}
			<div
				ref={layer}
				data-alert-layer
				className="pointer-events-none fixed inset-x-4 top-0 z-50 mx-auto max-w-md"
				style={{ top: place ?? undefined }}
			>
				<output aria-live="polite" aria-atomic="false" className="block">
					{visible?.kind === "danger" ? null : card}
				</output>
				<div role="alert" aria-live="assertive" aria-atomic="false">
					{visible?.kind === "danger" ? card : null}
				</div>
			</div>
		</AlertContext>
	);
}
