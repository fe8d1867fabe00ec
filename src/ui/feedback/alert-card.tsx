import { Link } from "react-router";
import { m } from "../../paraglide/messages.js";
import type { Alert, AlertKind } from "./alert-queue.ts";
import { Icon } from "../icon.tsx";
import type { InterfaceIcon } from "../icon-names.ts";

const looks: Record<AlertKind, { colour: string; icon: InterfaceIcon }> = {
	success: { colour: "bg-success-solid", icon: "circle-check" },
	danger: { colour: "bg-danger-solid", icon: "circle-alert" },
	neutral: { colour: "bg-neutral-solid", icon: "info" },
};

type AlertCardProps = { alert: Alert; onClose: () => void };

/** The card of the alert layer. The close button covers the whole card except links, so a tap anywhere closes it. */
export function AlertCard({ alert: { id, kind, texts, to }, onClose }: AlertCardProps) {
	const { colour, icon } = looks[kind];
	return (
		<div
			className={`pointer-events-auto relative grid grid-cols-[auto_1fr_auto] items-center gap-3.5 rounded-lg py-4 [@media(max-height:28rem)]:py-1 [@media(max-height:28rem)]:text-base pr-2 pl-5 text-lg font-strong text-on-solid shadow-sheet [--color-focus:var(--color-on-solid)] ${colour}`}
		>
			<Icon name={icon} size="lg" />
			<div className="grid gap-1">
				{texts.map((text) => (
					// Keyed by the alert, so that a screen reader announces the same text again.
					<p key={`${id} ${text}`}>
						{to === undefined ? (
							text
						) : (
							<Link
								to={to}
								onClick={onClose}
								className="relative z-1 underline decoration-1 underline-offset-4"
							>
								{text}
							</Link>
						)}
					</p>
				))}
			</div>
			<button
				type="button"
				aria-label={m["ui.close"]()}
				onClick={onClose}
				// Keeps the focus in the field that the person types in.
				onMouseDown={(event) => event.preventDefault()}
				className="grid size-11 place-items-center rounded-md outline-offset-0 after:absolute after:inset-0"
			>
				<Icon name="x" />
			</button>
		</div>
	);
}
