import {
	createContext,
	useContext,
	useEffect,
	useEffectEvent,
	useId,
	useMemo,
	useRef,
	useState,
} from "react";
import { useLocation, useNavigation } from "react-router";
import { AlertCard } from "./alert-card.tsx";
import { addAlert, type Alert, type AlertKind, withoutCause, withoutAnswers } from "./alert-queue.ts";
import { loadAlertPlace, useAlertPlace } from "./use-alert-place.ts";

/** How long an alert is visible, in milliseconds. */
const visibleFor = 5000;

type AlertActions = {
	show: (alert: Omit<Alert, "id">) => void;
	clear: (cause: string) => void;
	/** Removes the answers that were visible when the person last pressed something. */
	leave: () => void;
};

const AlertContext = createContext<AlertActions>({ show: () => {}, clear: () => {}, leave: () => {} });

/** Shows an alert of one cause, and removes it when the cause is gone. */
export type CauseAlert = {
	/** `to` is the page that a notification links to. */
	(kind: AlertKind, text: string | string[], to?: string): void;
	clear: () => void;
};

/**
 * Shows a message to the person: green, red or grey, for five seconds. It belongs to a cause, by default to this
 * use of the hook: its next alert replaces it, and `alert.clear()` removes it, for example when the person tries
 * again.
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
 * For a page, a step or a dialog: removes its alerts when the person leaves it, except notifications. An alert that
 * itself closes the dialog or leads to another page stays, because the person has pressed nothing since it appeared.
 */
export function useLeavingAlerts(): void {
	const { leave } = useContext(AlertContext);
	useEffect(() => leave, [leave]);
}

function PageAlerts() {
	useLeavingAlerts();
	return null;
}

function useAlerts() {
	const [alerts, setAlerts] = useState<Alert[]>([]);
	const lastId = useRef(0);
	const pressedAfter = useRef(0);
	const visible = alerts[0];
	const visibleId = visible?.id;
	const isLoading = useNavigation().state !== "idle";
	const close = () => setAlerts([]);
	const press = useEffectEvent((event: Event) => {
		// Escape closes the alert and nothing below it; pressed again, it closes the dialog.
		if (visible && "key" in event && event.key === "Escape") {
			event.stopImmediatePropagation();
			close();
		}
		// A press while the next page loads did not cause the navigation.
		if (!isLoading) pressedAfter.current = lastId.current;
	});
	useEffect(() => {
		const over = new AbortController();
		// Most alerts follow a press.
		window.addEventListener("pointerdown", () => void loadAlertPlace(), { once: true, signal: over.signal });
		for (const name of ["click", "keydown", "popstate"])
			window.addEventListener(name, (event) => press(event), { capture: true, signal: over.signal });
		return () => over.abort();
	}, []);
	const actions = useMemo<AlertActions>(
		() => ({
			show: (added) => {
				lastId.current += 1;
				const alert = { ...added, id: lastId.current };
				setAlerts((before) => addAlert(before, alert));
			},
			clear: (cause) => setAlerts((before) => withoutCause(before, cause)),
			leave: () => {
				const until = pressedAfter.current;
				setAlerts((before) => withoutAnswers(before, until));
			},
		}),
		[],
	);
	useEffect(() => {
		if (visibleId === undefined) return undefined;
		const timer = setTimeout(
			() => setAlerts((before) => before.filter(({ id }) => id !== visibleId)),
			visibleFor,
		);
		return () => clearTimeout(timer);
	}, [visibleId]);
	return { visible, actions, close };
}

/**
 * The layer over the whole screen that lets clicks through and holds one large message card. The card covers
 * neither the field or heading that it is about nor the next button. Both live regions are always in the page:
 * screen readers announce an error at once and everything else when they pause.
 */
export function AlertLayer({ children }: { children: React.ReactNode }) {
	const { visible, actions, close } = useAlerts();
	const { pathname } = useLocation();
	const layer = useRef<HTMLDivElement>(null);
	const place = useAlertPlace(layer, visible && pathname);
	const card = visible && <AlertCard alert={visible} onClose={close} />;
	return (
		<AlertContext value={actions}>
			<PageAlerts key={pathname} />
			{children}
			<div
				ref={layer}
				data-alert-layer
				className="pointer-events-none fixed inset-x-4 top-[18%] z-50 mx-auto max-w-md md:top-[45%]"
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
