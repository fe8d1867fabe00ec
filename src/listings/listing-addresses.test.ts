import { expect, test } from "vitest";
import { paymentAddress } from "../payments/payment-address.ts";
import routes from "../routes.ts";
import { addDetailsAddress, plansAddress, subscriptionsAddress } from "./listing-addresses.ts";
import { manageAddress } from "./manage-address.ts";

/** The routes that match an address, except landing pages and the catch-all. */
const screensOf = (address: string) =>
	routes
		.filter(({ path = "" }) => path !== ":slug" && path !== "*")
		.filter(({ path = "" }) => new RegExp(`^/${path.replaceAll(/:\w+/g, "[^/]+")}$`).test(address))
		.map(({ file }) => file);

test.each([
	[manageAddress, "shell/web/listings/manage-listing.tsx"],
	[addDetailsAddress, "listings/web/questions/add-details.tsx"],
	[plansAddress, "shell/web/listings/choose-subscription.tsx"],
	[subscriptionsAddress, "shell/web/listings/listing-subscriptions.tsx"],
	[paymentAddress, "shell/web/account/payment-status.tsx"],
])("opens its screen with %o, whatever the id is", (addressOf, screen) => {
	expect(screensOf(addressOf("019a"))).toEqual([screen]);
	expect(screensOf(addressOf("a/b?c#d"))).toEqual([screen]);
});
