import { useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";

/** The hash of the address that opens this picture; the first one is 1. */
const hashOf = (number: number) => `#photo-${number}`;

/** The history state of an opened picture: closing it goes one step back in the history. */
type Opened = { opened: true };
const wasOpenedHere = (state: unknown): state is Opened =>
	typeof state === "object" && state !== null && "opened" in state;

/** The address changes only with the page. */
const subscribe = () => () => {};

/**
 * The index of the open picture, from 0, or null. It is kept in the hash, so that a phone's back button closes the
 * picture and not the page. The server never receives the hash: nothing is open during hydration.
 */
export function useOpenedPhoto(count: number) {
	const { hash, state, pathname, search } = useLocation();
	const navigate = useNavigate();
	const shownHash = useSyncExternalStore(
		subscribe,
		() => hash,
		() => "",
	);
	const number = Number(/^#photo-(\d{1,2})$/.exec(shownHash)?.[1] ?? 0);
	const opened = number >= 1 && number <= count ? number - 1 : null;

	const open = (index: number) => {
		const given: unknown = state;
		void navigate(
			{ pathname, search, hash: hashOf(index + 1) },
			{ preventScrollReset: true, state: { ...(typeof given === "object" && given), opened: true } },
		);
	};
	const close = () => {
		if (wasOpenedHere(state)) void navigate(-1);
		else void navigate({ pathname, search }, { preventScrollReset: true, replace: true });
	};
	return { opened, open, close };
}
