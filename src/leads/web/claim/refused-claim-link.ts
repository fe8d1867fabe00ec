import { plansAddress } from "../../../listings/listing-addresses.ts";

/** The next step after a refused claim, with the navigation state for that screen. */
export type ClaimLink = { to: string; state: Record<string, string | null> };

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

/** The next step from the response of a refused claim; null if there is none. */
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
