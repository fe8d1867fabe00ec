import { type ComponentType, createContext, createElement, useContext } from "react";
import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "../../ui/button.tsx";

/** What a request is to begin with; slugs, and the listing's id where one professional is asked. */
export type LeadFormStart = {
	service: string;
	choice?: string | null;
	place?: string | null;
	professional?: string;
};

export type LeadFormSlotProps = LeadFormStart & {
	/** The form opens without a press, once scripts run: for a list that has nobody to call. */
	opensAtOnce?: boolean;
	/** Why it opens, said in the form: "No electrician in Goa yet". */
	reason?: string;
};

/** Where the form that sends a request stands by itself; it needs no script to be read and filled. */
export const leadFormPath = "/lead/new";

/** The form's address with what the request begins with. */
export function leadFormAddress({ service, choice, place, professional }: LeadFormStart): string {
	const start = new URLSearchParams();
	if (professional !== undefined) start.set("professional", professional);
	start.set("service", service);
	if (choice) start.set("choice", choice);
	if (place) start.set("location", place);
	return `${leadFormPath}?${start}`;
}

/** The way to the form by its address. */
function LeadFormLink(start: LeadFormSlotProps) {
	return (
		<ButtonLink to={leadFormAddress(start)} variant="now">
			{m["words.send_request"]()}
		</ButtonLink>
	);
}

/**
 * The button "Send request" and the form that it opens. Requests belong to a wing above this one: the frame of the
 * app puts that wing's dialog here, and until it does there is the link to the form's own page.
 */
export const leadFormSlot = createContext<ComponentType<LeadFormSlotProps>>(LeadFormLink);

/** Whatever stands in the slot here: the dialog of the wing above, or the link. */
export function LeadFormSlot(props: LeadFormSlotProps) {
	return createElement(useContext(leadFormSlot), props);
}
