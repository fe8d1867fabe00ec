import type { PaymentCategory } from "../../payments/payment.ts";

type Bought = {
	upcoming: readonly unknown[];
	plansFor: { paymentForCategory: PaymentCategory };
	isShut: boolean;
};

/** The next step with a listing's plans: the first one, a further one once none is waiting, or nothing to do. */
export function planOffer({ upcoming, plansFor, isShut }: Bought): "choose" | "renew" | null {
	if (isShut) return null;
	if (plansFor.paymentForCategory === "addProfessional") return "choose";
	return upcoming.length === 0 ? "renew" : null;
}
