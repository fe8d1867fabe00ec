import type { ListingDetails } from "../../../listings/listing-answers.ts";
import type { PaymentCategory } from "../../../payments/payment.ts";

/** What the screen of the plans is told, so that it need not load the listing; without what is paid for, it asks for that itself. */
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
