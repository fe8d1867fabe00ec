import { type ComponentType, createContext, createElement, type ReactNode, useContext } from "react";

export type LostPageProps = {
	/** What is missing; without it, the page. */
	title?: string;
	text?: string;
	/** The next step if nothing is searched for; without it, a link to the home page. */
	action?: ReactNode;
};

/** Where the app puts its not-found page. */
export const lostPageSlot = createContext<ComponentType<LostPageProps>>(() => null);

/** The app's not-found page, for pages whose record is missing. */
export function LostPageFromSlot(props: LostPageProps) {
	return createElement(useContext(lostPageSlot), props);
}
