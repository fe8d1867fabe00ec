import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { id, rupees } from "../platform/schemas.ts";
import { closeReasons, unbookReasons } from "./lead-end.ts";
import { leadAnswer, leadInput, revealLimit } from "./leads.contract.ts";

/** Changes of an open lead; what is not sent stays as it is. */
const editInput = z.object({
	description: leadInput.shape.description,
	budget: leadInput.shape.budget,
	preferredDateTime: leadInput.shape.preferredDateTime,
	revealLimit: z.optional(revealLimit),
});
export type EditInput = z.input<typeof editInput>;

const completeInput = z.object({
	/** The listing that did the work. */
	professionalId: id,
	/** What the customer paid, in rupees. */
	pricePaid: z.optional(z.nullable(rupees)),
});
export type CompleteInput = z.input<typeof completeInput>;

/** What happens to a lead between its creation and its end, apart from claims and bookings. */
export const leadChangesApi = {
	"PUT /api/lead/:id": {
		access: "signed-in",
		summary: "The customer changes an open lead; those who claimed it are notified",
		params: z.object({ id }),
		body: editInput,
		answer: z.object({ lead: leadAnswer }),
		failures: { 409: "Not open any more" },
	},
	"POST /api/lead/:id/complete": {
		access: "signed-in",
		summary:
			"The customer says who did the work: the lead ends, and no professional sees its number any more",
		params: z.object({ id }),
		body: completeInput,
		answer: z.object({ lead: leadAnswer }),
		failures: { 409: "Completed or closed already" },
	},
	"PUT /api/lead/:id/close": {
		access: "signed-in",
		summary:
			"The customer is done without any of the professionals: the lead closes, and none sees its number any more",
		params: z.object({ id }),
		body: z.object({ reason: z.enum(closeReasons) }),
		answer: z.object({ lead: leadAnswer }),
		failures: { 409: "Completed or closed already" },
	},
	"POST /api/lead/:id/decline": {
		access: "signed-in",
		summary: "The professional whose alone the lead is leaves it to all others",
		params: z.object({ id }),
		answer: z.object({ lead: leadAnswer }),
		failures: { 409: "Not open, open to all, or claimed by them" },
	},
	"POST /api/lead/:id/open-to-all": {
		access: "signed-in",
		summary: "The customer lets everyone claim a lead that is one professional's alone",
		params: z.object({ id }),
		answer: z.object({ lead: leadAnswer }),
		failures: { 409: "Not open, or open to all" },
	},
	"POST /api/lead/:id/ask-nearby": {
		access: "signed-in",
		summary: "The customer asks professionals of nearby places too; they may claim the lead at once",
		params: z.object({ id }),
		answer: z.object({ lead: leadAnswer }),
		failures: { 409: "Not open any more, or one professional's alone" },
	},
	"POST /api/lead/:id/unbook": {
		access: "signed-in",
		summary: "The customer takes the booking back: the lead is open again, and all claims stay",
		params: z.object({ id }),
		body: z.object({ reason: z.enum(unbookReasons) }),
		answer: z.object({ lead: leadAnswer }),
		failures: { 409: "Nobody is booked, or the lead is too old to be open" },
	},
} as const satisfies ApiContract;
export type LeadChangesApi = typeof leadChangesApi;
