import { expect, test } from "vitest";
import { offerDetailsState } from "./offer-state.ts";

test("passes the professional to the details screen, without the number and the call icon", () => {
	const professional = {
		_id: "listing",
		userId: "user",
		name: "Rakesh Thakur",
		firmName: null,
		mobile: "+919000000020",
		photo: null,
		service: "Electrician",
		choiceName: null,
		availability: "available",
		area: "Lower Bazaar, Shimla 171001",
		rating: { average: null, count: 0 },
	} as const;
	const state = offerDetailsState({ professional });
	expect(state).toMatchObject({ loc: "Show service", callIcon: false, professional: { _id: "listing" } });
	expect(JSON.stringify(state)).not.toContain("9000000020");
});
