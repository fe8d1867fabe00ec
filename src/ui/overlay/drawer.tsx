import { Dialog as Base } from "@base-ui/react/dialog";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../icon.tsx";
import { useClosing } from "./use-closing.ts";

type DrawerProps = { title: React.ReactNode; onClose: () => void; children: React.ReactNode };

/** The side menu: slides in from the left, open while it is in the page. Load it with `React.lazy`, like a dialog. */
export function Drawer({ title, onClose, children }: DrawerProps) {
	return (
		<Base.Root {...useClosing(onClose)}>
			<Base.Portal>
				<Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-(--duration-move) ease-out data-ending-style:opacity-0 data-starting-style:opacity-0" />
				<Base.Popup className="fixed inset-y-0 left-0 z-40 flex w-80 max-w-[85vw] flex-col bg-surface text-ink shadow-sheet transition-transform duration-(--duration-move) ease-out outline-none data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
					<header className="flex min-h-14 shrink-0 items-center justify-between gap-4 border-b border-line py-1.5 pr-2 pl-5 desk:min-h-18">
						<Base.Title className="min-w-0 text-lg font-strong [overflow-wrap:anywhere]">{title}</Base.Title>
						<Base.Close
							aria-label={m["ui.close"]()}
							className="grid size-11 shrink-0 place-items-center rounded-md text-act hover:bg-act-tint"
						>
							<Icon name="x" size="lg" />
						</Base.Close>
					</header>
					<div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
						{children}
					</div>
				</Base.Popup>
			</Base.Portal>
		</Base.Root>
	);
}
