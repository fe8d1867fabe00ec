// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Account } from "../../../accounts/accounts.contract.ts";
import type { ListingDetails } from "../../../listings/listing-answers.ts";
import type { ListingSubscriptions } from "../../../subscriptions/web/read-listing-subscriptions.ts";
import { ManageListingContent } from "./manage-listing-content.tsx";

const owner = { _id: "asha", role: "user" } as Account;
const listing = {
	_id: "listing",
	userId: "asha",
	area: "Shimla",
	description: "",
	goToLocation: ["Shimla"],
	address: { name: "Asha" },
	abilities: { edit: false, addDetails: false },
} as unknown as ListingDetails;

const trial = { _id: "trial", subscriptionType: "Free Trial", paymentStatus: "success", hasInvoice: false };
const paid = { _id: "paid", subscriptionType: "Lead Basis", paymentStatus: "success", hasInvoice: true };

test("offers the invoice of the paid plan that follows a free trial", () => {
	const subscriptions = { open: [trial, paid], expired: [] } as unknown as ListingSubscriptions;
	render(
		<MemoryRouter>
			<ManageListingContent
				listing={listing}
				bought={{ subscriptions, hasFailed: false, retry: () => undefined }}
				user={owner}
				onChanged={() => undefined}
				read={() => undefined}
			/>
		</MemoryRouter>,
	);
	expect(screen.getByRole("button", { name: "Download Invoice" })).toBeTruthy();
});
