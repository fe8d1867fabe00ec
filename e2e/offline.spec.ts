import type { Page } from "@playwright/test";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Opens a page and waits until the service worker has a copy of it. */
async function openKept(page: Page, address: string): Promise<void> {
	await page.goto(address);
	const isKept = () =>
		page.evaluate(async () => {
			const isServed = navigator.serviceWorker.controller !== null;
			return isServed && (await caches.match(location.href, { cacheName: "pages" })) !== undefined;
		});
	await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}

const offlineTitle = (page: Page) => page.getByRole("heading", { level: 1, name: "You are offline" });

test("a list that was seen opens offline, and an unseen page opens once the network is back", async ({
	page,
	context,
}) => {
	const title = page.getByRole("heading", { level: 1, name: /electrician.* in Shimla/i });
	await openKept(page, "/show-service/electrician/shimla");
	await expect(title).toBeVisible();

	await context.setOffline(true);
	await page.reload();
	await expect(title).toBeVisible();

	await test.step("a link to an unseen page leads to the offline page, and back", async () => {
		await page.goto("/about-us");
		await expect(offlineTitle(page)).toBeVisible();
		await page
			.getByRole("region", { name: "Lists you have seen" })
			.getByRole("link", { name: /in Shimla/ })
			.click();
		await expect(title).toBeVisible();
	});

	await test.step("the offline page opens the missing page by itself", async () => {
		await page.goto("/about-us");
		await expect(offlineTitle(page)).toBeVisible();
		await context.setOffline(false);
		await expect(page).toHaveURL((url) => url.pathname === "/about-us");
	});
});

test("the app on the home screen starts and has shortcuts to pages that exist", async ({ request }) => {
	const manifest = await (await request.get("/site.webmanifest")).json();
	expect(manifest).toMatchObject({ id: "/", scope: "/", start_url: "/", display: "standalone" });
	expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(["Requests", "Jobs"]);
	for (const { url } of [...manifest.shortcuts, { url: manifest.start_url }]) {
		expect((await request.get(url)).status()).toBe(200);
	}
});

/** Each size has its own people, because a code is sent to a mobile only every 30 seconds. */
const cast: Record<string, { reader: string; sender: string; refused: string }> = {
	phone: { reader: "9811965001", sender: "9811965002", refused: "9811965003" },
	desk: { reader: "9811965011", sender: "9811965012", refused: "9811965013" },
};

function castOf(project: string) {
	const people = cast[project];
	if (people === undefined) throw new Error(`nobody for ${project}`);
	return people;
}

const formAddress = "/lead/new?service=electrician&location=shimla";
const sendButton = (page: Page) => page.getByRole("button", { name: "Send request" }).last();

async function fillIn(page: Page, wish: string): Promise<void> {
	await page.getByLabel("Address details").fill("House 7, second lane");
	await page.getByRole("button", { name: "Budget, date and details (optional)" }).click();
	await page.getByLabel("What needs to be done?").fill(wish);
}

/** The names of the copies in the browser's database. */
const savedCopies = (page: Page) =>
	page.evaluate(async () => {
		const databases = await indexedDB.databases();
		if (!databases.some(({ name }) => name === "nukkad-saved")) return [];
		const opening = indexedDB.open("nukkad-saved", 1);
		await new Promise((resolve) => opening.addEventListener("success", resolve));
		const names = opening.result.transaction("copies").objectStore("copies").getAllKeys();
		await new Promise((resolve) => names.addEventListener("success", resolve));
		opening.result.close();
		return names.result;
	});

test("one's own request can be read offline, and no longer after a logout", async ({ page, context }, {
	project,
}) => {
	test.slow();
	const wish = "The fan in the hall makes a noise.";
	await logIn(page, castOf(project.name).reader, "Asha Thakur");
	await openKept(page, formAddress);
	await fillIn(page, wish);
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/create-lead-success/);
	await page.getByRole("link", { name: "My Booked Leads" }).last().click();
	await page.getByRole("link", { name: wish, exact: true }).click();
	const title = page.getByRole("heading", { level: 1, name: wish });
	await expect(title).toBeVisible();

	const note = page.getByText(/^Saved copy of .* You are offline\.$/);
	await context.setOffline(true);
	await page.reload();
	await expect(title).toBeVisible();
	await expect(note).toBeVisible();
	await page.goto("/leads?hasUserBookings=true");
	await expect(note).toBeVisible();
	await expect(page.getByRole("link", { name: wish, exact: true })).toBeVisible();

	await test.step("the note disappears once the network is back", async () => {
		await context.setOffline(false);
		await expect(note).toHaveCount(0);
		await expect(page.getByRole("link", { name: wish, exact: true })).toBeVisible();
	});

	await test.step("a logout deletes the copies, also without a network", async () => {
		await page.goto("/profile-actions");
		await page.getByRole("region", { name: "Where you are logged in" }).getByRole("listitem").waitFor();
		expect(await savedCopies(page)).not.toEqual([]);
		await context.setOffline(true);
		await page.getByRole("button", { name: /^Log out / }).click();
		// The home page opens meanwhile.
		await expect(async () => expect(await savedCopies(page)).toEqual([])).toPass();
	});
});

/** The person's own requests with this description, from the API. */
async function ownRequests(page: Page, wish: string): Promise<unknown[]> {
	// The page may just be replaced, so the token is not read from it.
	const { origins } = await page.context().storageState();
	const token = origins[0]?.localStorage.find(({ name }) => name === "token")?.value ?? "";
	const response = await page.request.get("/api/lead?hasUserBookings=true", {
		headers: { "x-auth-token": token },
	});
	const { leads } = (await response.json()) as { leads: { description: string }[] };
	return leads.filter(({ description }) => description === wish);
}

/** How many requests wait in the browser's database. */
const outboxSize = (page: Page) =>
	page.evaluate(async () => {
		const opening = indexedDB.open("nukkad-outbox", 1);
		await new Promise((resolve) => opening.addEventListener("success", resolve));
		const count = opening.result.transaction("requests").objectStore("requests").count();
		await new Promise((resolve) => count.addEventListener("success", resolve));
		opening.result.close();
		return count.result;
	});

const waiting = "We'll send your request when you are online.";

test("a request written offline is sent once, as soon as there is a network", async ({ page, context }, {
	project,
}) => {
	test.slow();
	const wish = "The geyser trips the switch.";
	await logIn(page, castOf(project.name).sender, "Ravi Negi");
	await openKept(page, formAddress);
	await fillIn(page, wish);
	await context.setOffline(true);
	await sendButton(page).click();
	await expect(page.getByText(waiting).filter({ visible: true })).toBeVisible();
	await page.goto("/");
	await expect(page.getByText(waiting).filter({ visible: true })).toBeVisible({ timeout: 20_000 });

	await context.setOffline(false);
	const sent = page.getByText("Your request was sent.");
	await expect(sent).toBeVisible({ timeout: 30_000 });
	expect(await ownRequests(page, wish)).toHaveLength(1);

	await test.step("the home screen is offered now, once, and not before", async () => {
		const offer = page.getByText("Keep it on your home screen");
		await expect(offer).toHaveCount(0);
		// What Chromium does on a phone.
		const offerInstalling = () =>
			page.evaluate(() => {
				const event = new Event("beforeinstallprompt", { cancelable: true });
				window.dispatchEvent(event);
				return event.defaultPrevented;
			});
		expect(await offerInstalling()).toBe(true);
		await expect(offer).toBeVisible();
		await page.reload();
		// The sent request still waits to be seen, so the part with both cards has loaded.
		await expect(sent).toBeVisible({ timeout: 20_000 });
		await offerInstalling();
		await expect(offer).toHaveCount(0);
	});

	await test.step("its card leads to it and does not come back", async () => {
		await page.getByRole("link", { name: "See the request" }).click();
		await expect(page.getByRole("heading", { level: 1, name: wish })).toBeVisible();
		await page.reload();
		await expect.poll(() => outboxSize(page)).toBe(0);
		expect(await ownRequests(page, wish)).toHaveLength(1);
	});
});

test("a request that is refused after waiting returns to its form with what was typed", async ({
	page,
	context,
}, { project }) => {
	test.slow();
	const wish = "Please check the meter.";
	await logIn(page, castOf(project.name).refused, "Lata Devi");
	await openKept(page, formAddress);
	await fillIn(page, wish);
	await context.setOffline(true);
	await sendButton(page).click();
	await expect(page.getByText(waiting).filter({ visible: true })).toBeVisible();

	// The service closes in the meantime.
	const reason = "This service is not available any more.";
	await context.route("**/api/lead", (route) =>
		route.request().method() === "POST"
			? route.fulfill({ status: 400, json: { message: reason, errors: [{ msg: reason }] } })
			: route.continue(),
	);
	await context.setOffline(false);
	await expect(page.getByText("Your request was not sent.")).toBeVisible({ timeout: 30_000 });
	await page.getByRole("button", { name: "Open the form" }).click();
	await expect(page.getByText(reason)).toBeVisible();
	await expect(page.getByLabel("What needs to be done?")).toHaveValue(wish);
	await expect(page.getByLabel("Address details")).toHaveValue("House 7, second lane");

	await context.unroute("**/api/lead");
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/create-lead-success/);
	expect(await ownRequests(page, wish)).toHaveLength(1);
});
