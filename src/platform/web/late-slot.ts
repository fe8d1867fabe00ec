import { type ComponentType, createElement, useSyncExternalStore } from "react";

/**
 * A place for a part of a module above, which loads after the first paint: `Slot` renders nothing until `fill` gives it
 * the part.
 */
export function createLateSlot<Props extends object>() {
	let filled: ComponentType<Props> | null = null;
	const listeners = new Set<() => void>();
	const subscribe = (listener: () => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};
	const part = () => filled;
	const none = () => null;
	const fill = (next: ComponentType<Props>): void => {
		filled = next;
		for (const listener of listeners) listener();
	};
	const Slot = (props: Props) => {
		const Part = useSyncExternalStore(subscribe, part, none);
		return Part && createElement(Part, props);
	};
	return { fill, Slot };
}
