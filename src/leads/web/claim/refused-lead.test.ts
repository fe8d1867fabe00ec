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

test("reads the navigation state of a refused claim", () => {
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
])("ignores %j", (state) => {
	expect(refusedLeadIn(state)).toBeNull();
});
