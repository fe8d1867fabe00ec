import { type ComponentType, createContext, createElement, useContext } from "react";

/** Where the app puts its not-found page. */
export const lostPageSlot = createContext<ComponentType>(() => null);

/** The app's not-found page, for pages that learn in the browser only that their record is not there. */
export function LostPageFromSlot() {
	return createElement(useContext(lostPageSlot));
}
