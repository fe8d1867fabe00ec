import { expect, test } from "vitest";
import { refusedClaimLink } from "./refused-claim-link.ts";

const about = {
	leadId: "lead",
	serviceId: "s",
	choiceId: null,
	serviceName: "Electrician",
	choiceName: null,
};

test("sends a person without a registration to the registration", () => {
	expect(refusedClaimLink("lead", { reason: "professional_not_registered", message: "…", ...about })).toEqual(
		{
			to: "/add-service",
			state: about,
		},
	);
});

test("sends a person without a subscription to the plans of their listing", () => {
	expect(
		refusedClaimLink("lead", {
			reason: "subscription_missing_or_expired",
			professionalId: "p",
			...about,
			choiceId: "c",
			choiceName: "Wiring",
		}),
	).toEqual({
		to: "/p/choose-subscription",
		state: {
			...about,
			choiceId: "c",
			choiceName: "Wiring",
			paymentForCategory: "chooseProfessionalSubscription",
		},
	});
});

test.each([
	{},
	{ reason: "subscription_missing_or_expired" },
	{ reason: "subscription_missing_or_expired", professionalId: 7 },
	{ reason: "another", professionalId: "p" },
])("%o has no next step", (body) => {
	expect(refusedClaimLink("lead", body)).toBeNull();
});
