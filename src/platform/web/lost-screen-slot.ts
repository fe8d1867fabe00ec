import { type ComponentType, createContext, createElement, useContext } from "react";

/** Where the app puts its not-found screen. */
export const lostScreenSlot = createContext<ComponentType>(() => null);

/** The app's not-found screen, for pages that learn in the browser only that their record is not there. */
export function LostScreen() {
	return createElement(useContext(lostScreenSlot));
}
