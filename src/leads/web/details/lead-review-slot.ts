import { createElement } from "react";
import { createLateSlot } from "../../../platform/web/late-slot.ts";
import type { LeadAnswer } from "../../leads.contract.ts";

const slot = createLateSlot<{ lead: LeadAnswer }>();

/**
 * Provides the reviews of a completed lead, for its two sides. They belong to a module above this one: the account menu,
 * which loads for signed-in people after the first paint, brings them along.
 */
export const fillLeadReviewSlot = slot.fill;

/** Whether the viewer took part in the completed work: its customer, or the professional who did it. */
export const tookPart = ({ status, abilities, claimedDetails, bookedProfessional }: LeadAnswer): boolean =>
	status === "completed" &&
	(abilities.own ||
		(bookedProfessional !== null && claimedDetails?.claimedBy._id === bookedProfessional._id));

/** Renders what the slot contains, if the viewer took part. */
export function LeadReviewSlot({ lead }: { lead: LeadAnswer }) {
	return tookPart(lead) ? createElement(slot.Slot, { lead }) : null;
}
