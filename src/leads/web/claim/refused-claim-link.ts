import { plansAddress } from "../../../listings/manage-address.ts";

/** Where a refused claim leads to, and what that screen is told. */
export type ClaimLink = { to: string; state: Record<string, string | null> };

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

/** The way on from the body of a refusal to claim this lead; null where there is none to go. */
export function refusedClaimLink(leadId: string, body: Record<string, unknown>): ClaimLink | null {
	const about = {
		leadId,
		serviceId: textOrNull(body["serviceId"]),
		choiceId: textOrNull(body["choiceId"]),
		serviceName: textOrNull(body["serviceName"]),
		choiceName: textOrNull(body["choiceName"]),
	};
	if (body["reason"] === "professional_not_registered") return { to: "/add-service", state: about };
	const professionalId = textOrNull(body["professionalId"]);
	if (body["reason"] !== "subscription_missing_or_expired" || professionalId === null) return null;
	return {
		to: plansAddress(professionalId),
		state: { ...about, paymentForCategory: "chooseProfessionalSubscription" },
	};
}
