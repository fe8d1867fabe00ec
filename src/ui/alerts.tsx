import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";
import { AlertCard } from "./alert-card.tsx";
import { useAlertPlace } from "./use-alert-place.ts";

export type AlertKind = "success" | "danger" | "neutral";
/** `to` is the address of the page that it leads to, for one that leads somewhere. */
export type Alert = { id: number; kind: AlertKind; text: string; to?: string };
type ShowAlert = (kind: AlertKind, text: string, to?: string) => void;

/** How long an alert stands, in milliseconds. */
const standsFor = 5000;

const AlertContext = createContext<ShowAlert>(() => {});

/** Shows a message to the person: green, red or grey, for five seconds. */
export function useAlert(): ShowAlert {
	return useContext(AlertContext);
}

function useAlerts() {
	const [alerts, setAlerts] = useState<Alert[]>([]);
	const lastId = useRef(0);
	const close = useCallback(() => setAlerts([]), []);
	const show = useCallback<ShowAlert>((kind, text, to) => {
		lastId.current += 1;
		const alert = { id: lastId.current, kind, text, to };
		setAlerts((others) => [...others.filter((other) => other.text !== text), alert]);
		setTimeout(() => setAlerts((now) => now.filter((other) => other.id !== alert.id)), standsFor);
	}, []);
	return { alerts, show, close };
}

/** Escape closes the alert and nothing below it: whoever also wants to leave the dialog presses it again. */
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
 * The layer over the whole screen that lets clicks through and holds one large message card: the newest message with
 * those of its kind that still stand, since one answer of the server can bring several. The card stands where it covers
 * neither the field that somebody types in nor the button that is pressed next. Both regions are always in the page:
 * what appears in them is read out, red at once, the rest when the reader pauses.
 */
export function AlertLayer({ children }: { children: React.ReactNode }) {
	const { alerts, show, close } = useAlerts();
	const kind = alerts.at(-1)?.kind;
	const layer = useRef<HTMLDivElement>(null);
	const place = useAlertPlace(layer, kind !== undefined);
	useEscape(kind !== undefined, close);
	const card = kind && (
		<AlertCard kind={kind} alerts={alerts.filter((alert) => alert.kind === kind)} onClose={close} />
	);
	return (
		<AlertContext value={show}>
			{children}
			<div
				ref={layer}
				data-alert-layer
				className="pointer-events-none fixed inset-x-4 top-0 z-50 mx-auto max-w-md"
				style={{ top: place ?? undefined }}
			>
				<output aria-live="polite" aria-atomic="false" className="block">
					{kind === "danger" ? null : card}
				</output>
				<div role="alert" aria-live="assertive" aria-atomic="false">
					{kind === "danger" ? card : null}
				</div>
			</div>
		</AlertContext>
	);
}
