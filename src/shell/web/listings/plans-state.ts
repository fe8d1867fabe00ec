import type { ListingDetails } from "../../../listings/listing-answers.ts";
import type { PaymentCategory } from "../../../payments/payment.ts";

/**
 * The navigation state for the screen of plans, which saves it loading the listing; it still loads what is paid for
 * if that is missing.
 */
export function plansState(
	{ serviceId, choiceOfService }: Pick<ListingDetails, "serviceId" | "choiceOfService">,
	paymentForCategory?: PaymentCategory,
) {
	return {
		serviceId: serviceId._id,
		serviceName: serviceId.type,
		choiceId: choiceOfService?._id ?? null,
		choiceName: choiceOfService?.name ?? null,
		...(paymentForCategory !== undefined && { paymentForCategory }),
	};
}
