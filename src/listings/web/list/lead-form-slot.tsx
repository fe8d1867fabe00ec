import { type ComponentType, createContext, createElement, useContext } from "react";
import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";

/** The initial values of a request; slugs, and the listing's id if it goes to one professional. */
export type LeadFormStart = {
	service: string;
	choice?: string | null;
	place?: string | null;
	professional?: string;
};

export type LeadFormSlotProps = LeadFormStart & {
	/** Opens the form without a click once scripts run: for a list without professionals. */
	opensAtOnce?: boolean;
	/** Why the form opens, shown in it: "No electrician in Goa yet". */
	reason?: string;
};

/** The page with the request form; it can be read and filled in without scripts. */
export const leadFormPath = "/lead/new";

/** The form's address with the initial values of the request. */
export function leadFormAddress({ service, choice, place, professional }: LeadFormStart): string {
	const start = new URLSearchParams();
	if (professional !== undefined) start.set("professional", professional);
	start.set("service", service);
	if (choice) start.set("choice", choice);
	if (place) start.set("location", place);
	return `${leadFormPath}?${start}`;
}

/** The link to the form's own page. */
function LeadFormLink(start: LeadFormSlotProps) {
	return (
		<ButtonLink to={leadFormAddress(start)} variant="now">
			{m["words.send_request"]()}
		</ButtonLink>
	);
}

/**
 * The button "Send request" and the form that it opens. Requests belong to a module above this one: the app's frame
 * provides that module's dialog here. Until then, the slot links to the form's own page.
 */
export const leadFormSlot = createContext<ComponentType<LeadFormSlotProps>>(LeadFormLink);

/** Renders what the slot contains: the upper module's dialog, or the link. */
export function LeadFormSlot(props: LeadFormSlotProps) {
	return createElement(useContext(leadFormSlot), props);
}
