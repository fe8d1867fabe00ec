import { expect, test } from "vitest";
import { paymentAddress } from "../payments/payment-address.ts";
import routes from "../routes.ts";
import { addDetailsAddress, deskAddress, plansAddress, subscriptionsAddress } from "./desk-address.ts";

/** The screens that an address opens, landing pages and the last resort left out. */
const screensOf = (address: string) =>
	routes
		.filter(({ path = "" }) => path !== ":slug" && path !== "*")
		.filter(({ path = "" }) => new RegExp(`^/${path.replaceAll(/:\w+/g, "[^/]+")}$`).test(address))
		.map(({ file }) => file);

test.each([
	[deskAddress, "shell/web/listing-desk.tsx"],
	[addDetailsAddress, "listings/web/add-details.tsx"],
	[plansAddress, "shell/web/choose-subscription.tsx"],
	[subscriptionsAddress, "shell/web/listing-subscriptions.tsx"],
	[paymentAddress, "shell/web/payment-status.tsx"],
])("%o leads to its screen, whatever the id is", (addressOf, screen) => {
	expect(screensOf(addressOf("019a"))).toEqual([screen]);
	expect(screensOf(addressOf("a/b?c#d"))).toEqual([screen]);
});
