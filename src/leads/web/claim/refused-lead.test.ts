import { expect, test } from "vitest";
import { refusedClaimLink } from "./refused-claim-link.ts";
import { noRefusedLead, refusedLeadIn } from "./refused-lead.ts";

const body = {
	reason: "professional_not_registered",
	serviceId: "s",
	choiceId: null,
	serviceName: "Electrician",
	choiceName: null,
};

test("what a refused claim hands over is read where it leads to", () => {
	expect(refusedLeadIn(refusedClaimLink("lead", body)?.state)).toEqual({
		...noRefusedLead,
		leadId: "lead",
		serviceId: "s",
		serviceName: "Electrician",
	});
});

test.each([
	null,
	undefined,
	"lead",
	{},
	{ professionalId: "p" },
	{ leadId: "lead" },
	{ leadId: 7, serviceId: "s" },
	{ serviceId: "s", serviceName: "Electrician" },
])("%j comes from no refused claim", (state) => {
	expect(refusedLeadIn(state)).toBeNull();
});
