import type { ErrorItem } from "../../../platform/app-error.ts";
import type { Form, FormErrors } from "../../../platform/web/use-form.ts";
import type { RegistrationBody } from "./registration-draft.ts";

/** The payment started by a registration; `redirectUrl` is empty if the provider's page is unknown. */
export type RegistrationPayment = { merchantTransactionId: string; redirectUrl: string };

/**
 * An accepted registration. Without a payment, either nothing is due any more or, if `isUnpaid`, a plan has to be
 * chosen for the listing.
 */
export type Taken = { listingId: string; payment: RegistrationPayment | null; isUnpaid?: true };

/** A registration that was accepted although its response was lost, and the plan that was to be paid with it. */
export type TakenUp = { listingId: string; planId: string };

/** How a registration is sent: its complete body and the call that sends it. */
export type Sending = { body: object; take: (idempotencyKey: string) => Promise<Taken> };

/** The options of a form that sends a registration: a refusal may concern fields of other steps. */
export type FormErrorOptions = {
	errors: FormErrors;
	failed: string;
	onErrors: (errors: readonly ErrorItem[]) => void;
};

/** What the last step needs to choose a plan and send the registration. */
export type PlanSlot = {
	serviceId: string;
	choiceId: string | null;
	/** Empty until a plan is chosen. */
	planId: string;
	choose: (planId: string) => void;
	/** The confirmed address with a link back to it. */
	summary: React.ReactNode;
	/** The confirmed address's state; empty while it is unknown. */
	addressState: string;
	/** Staff waive the payment. */
	skipsPayment: boolean;
	/** The registration's own part of the request body. */
	body: RegistrationBody;
	/** Sends it without a plan. */
	form: Form;
	/** Sends it; throws ApiFailure. */
	create: (sending: Sending) => Promise<void>;
	/** For the form that sends it with its payment. */
	errorOptions: FormErrorOptions;
};
