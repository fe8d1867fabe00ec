import { useLayoutEffect, useRef } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../form/button.tsx";
import type { ButtonLook } from "../form/button-look.ts";

/** Where the keyboard goes on near an element that goes away: at the heading above it, or at the page's. */
function focusNear(places: readonly (Element | null)[]): void {
	const near = places.find((one) => one?.isConnected);
	if (!(near instanceof HTMLElement) || document.activeElement !== document.body) return;
	const next = near.querySelector<HTMLElement>("h1, h2") ?? near;
	next.tabIndex = -1;
	// Nothing can be done with a heading: a ring around it would only puzzle.
	next.classList.add("outline-none");
	next.focus({ preventScroll: true });
}

type TryAgainProps = Pick<ButtonLook, "size" | "className"> & {
	busy: boolean | undefined;
	onTry: () => void;
};

/** Another try. What it brings takes it away under the focus, which then goes on nearby. */
export function TryAgain({ busy, onTry, size, className }: TryAgainProps) {
	const button = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => {
		const own = button.current;
		return () => {
			if (own === null || document.activeElement !== own) return;
			const places = ["section", "[role=dialog]", "main"].map((around) => own.closest(around));
			// Once all that goes has gone: a heading may go at the same time.
			queueMicrotask(() => focusNear(places));
		};
	}, []);
	return (
		<Button
			ref={button}
			variant="act"
			size={size}
			icon="refresh-cw"
			busy={busy}
			onClick={onTry}
			className={className}
		>
			{m["ui.try_again"]()}
		</Button>
	);
}
