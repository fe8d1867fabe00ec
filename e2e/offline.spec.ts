import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import type { LeadOffer } from "../src/leads/assignment.contract.ts";
import { logIn, logInThroughDialog } from "./support/sign-in.ts";
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
		await expect(page).toHaveURL("/about-us");
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

/** Each journey has its own person, because a code is sent to a mobile only every 30 seconds. */
const people = {
	reader: "9811965001",
	sender: "9811965002",
	refused: "9811965003",
	guest: "9811965004",
	full: "9811965005",
};

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

/** A professional who claimed the request. */
const claimer: LeadOffer = {
	professional: {
		_id: "00000000-0000-4000-8000-000000000001",
		userId: "00000000-0000-4000-8000-000000000002",
		name: "Ravi Negi",
		firmName: "Negi Electric",
		mobile: "+919811965099",
		photo: null,
		service: "Electrician",
		choiceName: null,
		availability: "available",
		area: "Lower Bazaar, Shimla 171001",
		rating: { average: null, count: 0 },
	},
	claimedAt: "2026-11-21T06:30:00.000Z",
	claimType: "self",
	isBooked: false,
	isSuspended: false,
	isBlocked: false,
	abilities: { book: false },
};

test("one's own request can be read offline, and no longer after a logout", async ({ page, context }) => {
	test.slow();
	const wish = "The fan in the hall makes a noise.";
	await logIn(page, people.reader, "Asha Thakur");
	await openKept(page, formAddress);
	await fillIn(page, wish);
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/create-lead-success/);
	await page.getByRole("link", { name: "My Booked Leads" }).last().click();
	await page.getByRole("link", { name: wish, exact: true }).click();
	const title = page.getByRole("heading", { level: 1, name: wish });
	await expect(title).toBeVisible();

	await page.route("**/api/lead/*/offers", (route) => route.fulfill({ json: { offers: [claimer] } }));
	await page.getByRole("link", { name: "View Professionals" }).filter({ visible: true }).click();
	await expect(page.getByRole("link", { name: "Call Negi Electric" })).toBeVisible();
	await page.unroute("**/api/lead/*/offers");
	await page.goBack();
	await expect(title).toBeVisible();

	const note = page.getByText(/^Saved copy of .* You are offline\.$/);
	await context.setOffline(true);
	await page.reload();
	await expect(title).toBeVisible();
	await expect(note).toBeVisible();
	await page.goto("/leads?hasUserBookings=true");
	await expect(note).toBeVisible();
	await expect(page.getByRole("link", { name: wish, exact: true })).toBeVisible();

	await test.step("so can the professionals who saw the number", async () => {
		await page.getByRole("link", { name: wish, exact: true }).click();
		await page.getByRole("link", { name: "View Professionals" }).filter({ visible: true }).click();
		await expect(note).toBeVisible();
		await expect(page.getByRole("link", { name: "Call Negi Electric" })).toBeVisible();
		await page.goto("/leads?hasUserBookings=true");
	});

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

test("a request written offline is sent once, as soon as there is a network", async ({ page, context }) => {
	test.slow();
	const wish = "The geyser trips the switch.";
	await logIn(page, people.sender, "Ravi Negi");
	// Without a saved home page, the offline page would appear and reload itself in the middle of the test.
	await openKept(page, "/");
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
}) => {
	test.slow();
	const wish = "Please check the meter.";
	await logIn(page, people.refused, "Lata Devi");
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

test("a guest can write a request offline, and sends it after a login once the network is back", async ({
	page,
	context,
}) => {
	test.slow();
	const wish = "The bell is silent.";
	const note = page.getByRole("main").getByText(/^You are offline\. You can write your request now/);
	const description = page.getByLabel("What needs to be done?");
	await openKept(page, formAddress);
	await expect(note).toHaveCount(0);
	await context.setOffline(true);
	await page.reload();
	await expect(note).toBeVisible();
	await page.getByLabel("Name", { exact: true }).fill("Meena Sood");
	await page.getByLabel("Mobile", { exact: true }).fill(people.guest);
	await fillIn(page, wish);
	await sendButton(page).click();
	await expect(page.getByRole("alert").getByText(/^You are offline\. You can write/)).toBeVisible();
	await expect(page.getByText(waiting)).toHaveCount(0);
	await page.reload();
	await expect(description).toHaveValue(wish);

	await context.setOffline(false);
	await expect(note).toHaveCount(0);
	await page.getByRole("banner").getByRole("button", { name: "Login" }).click();
	await logInThroughDialog(page, people.guest, "Meena Sood");
	await expect(description).toHaveValue(wish);
	expect(await ownRequests(page, wish)).toEqual([]);
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/create-lead-success/);
	expect(await ownRequests(page, wish)).toHaveLength(1);
});

const workerScript = "**/service-worker.js";

/** Gives the browser a changed service worker. */
async function serveWorker(
	context: BrowserContext,
	request: APIRequestContext,
	change: (script: string) => string,
): Promise<void> {
	const body = change(await (await request.get("/service-worker.js")).text());
	await context.route(workerScript, (route) => route.fulfill({ contentType: "text/javascript", body }));
}

/** Whether the cache of the older version's offline page is there, and the asset that only the older version has. */
const isOldKept = (page: Page) =>
	page.evaluate(async () => ({
		page: await caches.has("offline /offline manifest-older.js"),
		asset: (await caches.match("/assets/older.js")) !== undefined,
	}));

test("a new version of the service worker waits until the last page is closed", async ({
	page,
	context,
	request,
}) => {
	test.slow();
	const wish = "The lamp flickers.";
	await serveWorker(context, request, (script) =>
		script.replace(/const built = .*;/, 'const built = ["manifest-older.js"];'),
	);
	await openKept(page, formAddress);
	await page.evaluate(async () => (await caches.open("assets")).put("/assets/older.js", new Response("")));
	await fillIn(page, wish);
	let loads = 0;
	page.on("load", () => loads++);

	await context.unroute(workerScript);
	const hasNew = () =>
		page.evaluate(async () => {
			const registration = await navigator.serviceWorker.ready;
			await registration.update();
			return registration.waiting !== null && registration.active === navigator.serviceWorker.controller;
		});
	await expect.poll(hasNew, { timeout: 20_000 }).toBe(true);
	await expect(page.getByLabel("What needs to be done?")).toHaveValue(wish);
	expect(await isOldKept(page)).toEqual({ page: true, asset: true });
	expect(loads).toBe(0);

	await page.close();
	await expect(async () => {
		const next = await context.newPage();
		try {
			await next.goto("/");
			expect(await isOldKept(next)).toEqual({ page: false, asset: false });
		} finally {
			await next.close();
		}
	}).toPass({ timeout: 30_000 });
});

test("the site works in a browser whose storage is full or fails", async ({ page, context, request }) => {
	test.slow();
	const wish = "The heater smells.";
	await serveWorker(
		context,
		request,
		(script) => `CacheStorage.prototype.match = () => Promise.reject(new Error("it fails"));\n${script}`,
	);
	await page.addInitScript(() => {
		IDBFactory.prototype.open = () => {
			throw new DOMException("it is full", "QuotaExceededError");
		};
	});
	await logIn(page, people.full, "Tara Bisht");
	await openKept(page, formAddress);
	await page.reload();
	await fillIn(page, wish);
	await context.setOffline(true);
	await sendButton(page).click();
	await expect(page.getByRole("alert").getByText(/^No connection\./)).toBeVisible();
	await context.setOffline(false);
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/create-lead-success/);
	await page.getByRole("link", { name: "My Booked Leads" }).last().click();
	await expect(page.getByRole("link", { name: wish, exact: true })).toBeVisible();
});
