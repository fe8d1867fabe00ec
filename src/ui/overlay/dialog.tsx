import { Dialog as Base } from "@base-ui/react/dialog";
import { useRef } from "react";
import { m } from "../../paraglide/messages.js";
import { useLeavingAlerts } from "../feedback/alerts.tsx";
import { Icon } from "../icon.tsx";
import { useClosing } from "./use-closing.ts";
import { useVisibleArea } from "./use-visible-area.ts";

/** The field that takes the focus; true leaves it to Base UI, which does not open a phone's keyboard. */
const firstField = (body: HTMLElement | null) =>
	body?.querySelector<HTMLElement>(":is(input, select, textarea):not(:disabled, [type='hidden'])") ?? true;

type DialogProps = {
	title: React.ReactNode;
	/** Called when the dialog has closed: remove it from the page then. */
	onClose: () => void;
	/** sm (432 px) asks one thing, md (640 px) holds a form; on a phone both are sheets from the bottom. */
	size?: "sm" | "md";
	children: React.ReactNode;
	/** The buttons, which stay in view while the body scrolls. */
	foot?: React.ReactNode;
};

/**
 * A modal dialog, open while it is in the page. It brings Base UI with it (21 KB): load it with `React.lazy`, so
 * that the first view does not include it.
 */
export function Dialog({ title, onClose, size = "sm", children, foot }: DialogProps) {
	const body = useRef<HTMLDivElement>(null);
	useLeavingAlerts();
	const visibleArea = useVisibleArea(body);
	const width = size === "sm" ? "md:max-w-108" : "md:max-w-dialog";
	return (
		<Base.Root {...useClosing(onClose)}>
			<Base.Portal>
				<Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-(--duration-move) ease-out data-ending-style:opacity-0 data-starting-style:opacity-0" />
				<Base.Viewport
					style={visibleArea}
					className="fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] items-end pt-8 md:place-items-center md:p-6 [@media(max-height:28rem)]:pt-2"
				>
					<Base.Popup
						initialFocus={(opened) => opened === "touch" || firstField(body.current)}
						className={`flex max-h-full min-h-0 w-full min-w-0 flex-col rounded-t-lg bg-surface text-ink shadow-sheet transition duration-(--duration-move) ease-out outline-none data-ending-style:translate-y-full data-starting-style:translate-y-full md:rounded-lg md:data-ending-style:translate-y-2 md:data-ending-style:opacity-0 md:data-starting-style:translate-y-2 md:data-starting-style:opacity-0 ${width}`}
					>
						<header className="flex items-center justify-between gap-4 border-b border-line py-3 pr-2 pl-5 md:py-4 md:pr-3 md:pl-7 [@media(max-height:28rem)]:py-0!">
							<Base.Title className="min-w-0 text-lg font-strong [overflow-wrap:anywhere]">
								{title}
							</Base.Title>
							<Base.Close
								aria-label={m["ui.close"]()}
								className="grid size-11 shrink-0 place-items-center rounded-md text-act hover:bg-act-tint"
							>
								<Icon name="x" size="lg" />
							</Base.Close>
						</header>
						<div
							ref={body}
							className={`grid min-h-0 grid-cols-[minmax(0,1fr)] scroll-pb-20 content-start gap-5 overflow-y-auto overscroll-contain p-5 [overflow-wrap:anywhere] md:px-7 md:py-6 ${foot ? "" : "max-md:pb-[max(1.25rem,env(safe-area-inset-bottom))]"}`}
						>
							{children}
						</div>
						{foot && (
							<footer className="flex flex-wrap gap-3 border-t border-line px-5 pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] *:flex-1 md:justify-end md:px-7 md:py-4 md:*:flex-initial">
								{foot}
							</footer>
						)}
					</Base.Popup>
				</Base.Viewport>
			</Base.Portal>
		</Base.Root>
	);
}
