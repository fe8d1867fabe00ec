import { useLayoutEffect, useRef } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../form/button.tsx";
import type { ButtonLook } from "../form/button-look.ts";

/** Where the focus goes when an element disappears: the heading above it, or the page's. */
function focusNear(places: readonly (Element | null)[]): void {
	const near = places.find((one) => one?.isConnected);
	if (!(near instanceof HTMLElement) || document.activeElement !== document.body) return;
	const next = near.querySelector<HTMLElement>("h1, h2") ?? near;
	next.tabIndex = -1;
	// A heading has no action, so a focus ring around it would only confuse.
	next.classList.add("outline-none");
	next.focus({ preventScroll: true });
}

type TryAgainProps = Pick<ButtonLook, "size" | "className"> & {
	busy: boolean | undefined;
	onTry: () => void;
};

/** A button for another try. Its result removes the button, so the focus moves nearby. */
export function TryAgain({ busy, onTry, size, className }: TryAgainProps) {
	const button = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => {
		const own = button.current;
		return () => {
			if (own === null || document.activeElement !== own) return;
			const places = ["section", "[role=dialog]", "main"].map((around) => own.closest(around));
			// After all removals, because a heading may disappear at the same time.
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
