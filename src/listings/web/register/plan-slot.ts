import type { RegistrationBody } from "./registration-draft.ts";
import type { Faults } from "./registration-faults.ts";

/** A payment that a registration began; `redirectUrl` is empty where the provider's page is not known. */
export type RegistrationPayment = { merchantTransactionId: string; redirectUrl: string };

/**
 * A registration that was taken; without a payment nothing is to be paid for it by now, or, where it `isUnpaid`, a plan
 * is to be chosen for the listing.
 */
export type Taken = { listingId: string; payment: RegistrationPayment | null; isUnpaid?: true };

/** A registration that was taken although its answer was lost, and the plan that was to be paid with it. */
export type TakenUp = { listingId: string; planId: string };

/** How a registration is sent: all that is in it, and the call that takes it. */
export type Sending = { body: object; take: (idempotencyKey: string) => Promise<Taken> };

/** What the last step needs to know where a plan is chosen, and how it sends the registration. */
export type PlanSlot = {
	serviceId: string;
	choiceId: string | null;
	/** Empty while none is chosen. */
	planId: string;
	/** What the server said at the fields, and nobody changed since. */
	refused: Faults;
	choose: (planId: string) => void;
	/** What stands in these fields is not what was refused any more. */
	touch: (...fields: string[]) => void;
	/** The confirmed address with the way back to it. */
	summary: React.ReactNode;
	/** The confirmed address's state; empty while it is unknown. */
	addressState: string;
	/** Staff let the payment go. */
	skipsPayment: boolean;
	/** The registration's own part of what is sent. */
	body: RegistrationBody;
	isSending: boolean;
	/** Sends it without a plan. */
	send: () => void;
	/** Sends it with its payment. */
	sendBy: (sending: Sending) => void;
};
