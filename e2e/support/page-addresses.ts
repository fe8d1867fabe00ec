import { expect, type Page } from "@playwright/test";

/** An address as it is, or the first link on a page whose address fits the pattern. */
type Address = string | { on: string; link: RegExp; suffix?: string };

const listing = (link: RegExp) => ({ on: "/myservices", link });
const id = "[0-9a-f-]{36}";

/** Where a page with parameters in its path is seen, with the demo's data. A page without needs no entry. */
const addresses: Record<string, Address> = {
	"/search": "/search?q=zzz",
	"/registrations/:id": { on: "/registrations", link: new RegExp(`^/registrations/${id}`) },
	"/subscriptions/:planId": { on: "/subscriptions", link: new RegExp(`^/subscriptions/${id}`) },
	"/services/:serviceId": { on: "/services", link: new RegExp(`^/services/${id}`) },
	"/services/:serviceId/fields": { on: "/services", link: new RegExp(`^/services/${id}`), suffix: "/fields" },
	"/people/:userId": { on: "/audit", link: new RegExp(`^/people/${id}`) },
	"/payments/:merchantTransactionId": { on: "/payments", link: /^\/payments\/[^/]+$/ },
	"/professionals/:id": listing(new RegExp(`^/professionals/${id}`)),
	"/profile/:userId": { on: "/jobs", link: /^\/profile\// },
	"/lead/new": "/lead/new?service=electrician",
	"/lead/:leadId": { on: "/leads", link: new RegExp(`^/lead/${id}$`) },
	"/lead/:leadId/offers": { on: "/leads?hasUserBookings=true", link: /\/offers$/ },
	"/jobs/:jobId": { on: "/jobs", link: new RegExp(`^/jobs/${id}`) },
	"/:profId/choose-subscription": listing(/\/choose-subscription/),
	"/professional/:id/details": listing(/^\/professional\/[^/]+\/details/),
	"/professional/:profId/subscriptions": listing(/\/subscriptions$/),
	"/payment-status/:merchantTransactionId": "/payment-status/no-such-payment",
	"/show-service/:serviceName/:choiceName?/:location/*": "/show-service/electrician/shimla",
	"/show-service/:serviceName": "/show-service/electrician",
	"/image-gallery": { on: "/home-stays", link: /^\/image-gallery/ },
	"/show-service-details/:profId": { on: "/home-stays", link: /^\/show-service-details\// },
	"/:slug": "/home-stays",
	"/*": "/no-such-page/at-all",
};

/** Without the id of a job or payment in their query, these go to another page at once. */
const leaving = new Set(["/applicants", "/loading", "/phonepe-loading"]);

/** Waits until the page shows its heading and nothing is loading any more. */
export async function loaded(page: Page): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible({ timeout: 20_000 });
	await expect(page.getByText("Loading", { exact: true })).toHaveCount(0, { timeout: 20_000 });
}

/** The address of a page's path for the person who uses this browser; undefined if no link leads there. */
export async function addressOf(page: Page, path: string): Promise<string | undefined> {
	if (leaving.has(path)) return undefined;
	const address = addresses[path] ?? path;
	if (typeof address === "string") return address;
	await page.goto(address.on);
	await loaded(page);
	const links = await page
		.locator("a[href]")
		.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
	const found = links.find((link) => address.link.test(link));
	return found && `${found}${address.suffix ?? ""}`;
}
