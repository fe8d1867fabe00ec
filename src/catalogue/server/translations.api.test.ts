import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inLanguage } from "../../platform/server/language.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type Manager, startManager } from "./testing/catalogue-staff.ts";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import type { TranslatedText } from "../translations.contract.ts";

let server: TestServer;
let manager: Manager;
beforeAll(async () => {
	server = await startTestServer();
	manager = await startManager(server);
});
afterAll(() => server.close());

const url = "/api/catalogue/translations";
type Query = {
	kind?: string;
	missing?: string;
	text?: string;
	limit?: string;
	cursor?: string;
	locale?: string;
};
const list = async (query: Query = {}, token = manager.token) =>
	server.call("GET", `${url}?${new URLSearchParams({ locale: "hi", kind: "service", ...query })}`, { token });
const change = (body: object, token = manager.token) =>
	manager.put(
		url,
		{ locale: "hi", kind: "service", original: "Plumber", translation: "नलसाज़", ...body },
		token,
	);
const translationOf = async (original: string, kind = "service"): Promise<string | undefined> => {
	const { body } = await list({ kind, text: original, limit: "50" });
	return body.translations.find((row: TranslatedText) => row.original === original)?.translation;
};
const inHindi = async (path: string) => (await inLanguage("hi", () => server.call("GET", path))).body;
const serviceNames = async (): Promise<string[]> =>
	(await inHindi("/api/service")).services.map(({ type }: { type: string }) => type);

describe("GET /api/catalogue/translations", () => {
	it("refuses guests, customers, the base language and unknown kinds", async () => {
		const customer = await signIn(server, freshMobile());
		expect((await server.call("GET", `${url}?locale=hi&kind=service`)).status).toBe(401);
		expect((await list({}, customer.token)).status).toBe(403);
		expect((await list({ locale: "en" })).status).toBe(400);
		expect((await list({ kind: "slug" })).status).toBe(400);
	});

	it("pages through all texts of a kind, each once", async () => {
		const found: TranslatedText[] = [];
		let cursor: string | null = "";
		while (cursor !== null) {
			// oxlint-disable-next-line no-await-in-loop -- each page names the next
			const { body } = await list({ limit: "30", ...(cursor !== "" && { cursor }) });
			expect(body.abilities).toEqual({ change: true });
			expect(body.translations.length).toBeLessThanOrEqual(30);
			found.push(...body.translations);
			cursor = body.nextCursor;
		}
		const { body } = await list();
		expect(found).toHaveLength(body.total);
		expect(new Set(found.map(({ original }) => original)).size).toBe(found.length);
		expect(found).toContainEqual({ original: "Electrician", translation: "इलेक्ट्रीशियन" });
	});

	it("finds a text by a part of it or of its translation", async () => {
		expect((await list({ text: "ELECTRIC" })).body.translations).toEqual([
			{ original: "Electrician", translation: "इलेक्ट्रीशियन" },
		]);
		expect((await list({ text: "इलेक्ट्री" })).body.total).toBe(1);
	});

	it("lists only what has no translation", async () => {
		const { body } = await list({ kind: "option", missing: "true", limit: "50" });
		expect(body.translations.length).toBeGreaterThan(0);
		expect(body.translations.every(({ translation }: TranslatedText) => translation === "")).toBe(true);
		expect((await list({ kind: "state", missing: "true" })).body.total).toBe(0);
	});

	it.each([
		["sector", "Cleaning", "सफाई"],
		["choice", "Room Cleaning", undefined],
		["field", "Visiting charge", "विज़िट का चार्ज"],
		["unit", "per visit", "प्रति विज़िट"],
		["option", "House wiring", "घर की वायरिंग"],
		["place", "Shimla", "शिमला"],
		["state", "Himachal Pradesh", "हिमाचल प्रदेश"],
		["district", "Shimla", ""],
		["place", "PAN_INDIA", undefined],
	])("knows a %s: %s", async (kind, original, translation) => {
		expect(await translationOf(original, kind)).toBe(translation);
	});
});

describe("PUT /api/catalogue/translations", () => {
	it("refuses everyone but managers, and changes nothing", async () => {
		const salesPerson = await signIn(server, freshMobile(), { role: "salesPerson" });
		expect((await server.call("PUT", url, { body: {} })).status).toBe(401);
		expect((await change({}, salesPerson.token)).status).toBe(403);
		expect((await list({}, salesPerson.token)).body.abilities).toEqual({ change: false });
		expect(await translationOf("Plumber")).toBe("प्लंबर");
	});

	it("refuses a text that is too long, one that nothing has, and the base language", async () => {
		expect((await change({ translation: "न".repeat(1001) })).status).toBe(400);
		expect((await change({ locale: "en" })).status).toBe(400);
		expect((await change({ original: "Astronaut" })).status).toBe(404);
		expect((await change({ kind: "sector" })).status).toBe(404);
	});

	it("is shown at once to readers of the language, and to no one else", async () => {
		expect(await serviceNames()).toContain("प्लंबर");
		const { status, body } = await change({ translation: " नलसाज़ ", basedOn: { translation: "प्लंबर" } });
		expect([status, body]).toEqual([200, { original: "Plumber", translation: "नलसाज़" }]);
		expect(await serviceNames()).toContain("नलसाज़");
		expect((await inHindi("/api/catalogue/search?q=plumber")).services[0].name).toBe("नलसाज़");
		expect((await server.call("GET", "/api/catalogue/landing/plumber")).body.landing.name).toBe("Plumber");
	});

	it("renames a place at once", async () => {
		const named = async () =>
			(await inHindi("/api/location")).locations.find(({ slug }: { slug: string }) => slug === "shimla").name;
		expect(await named()).toBe("शिमला");
		await change({ kind: "place", original: "Shimla", translation: "शिमला शहर" });
		expect(await named()).toBe("शिमला शहर");
	});

	it("shows the English again after it was removed", async () => {
		expect((await change({ original: "Painter", translation: "" })).status).toBe(200);
		expect(await translationOf("Painter")).toBe("");
		expect(await serviceNames()).toContain("Painter");
	});

	it("gives the second of two colleagues the first one's text", async () => {
		const basedOn = { translation: "वेल्डर" };
		const [one, other] = await Promise.all(
			["एक", "दो"].map((translation) => change({ original: "Welder", translation, basedOn })),
		);
		expect([one?.status, other?.status]).toEqual(expect.arrayContaining([200, 409]));
		const [stored, refused] = one?.status === 200 ? [one, other] : [other, one];
		expect(refused?.body).toMatchObject({
			reason: "outdated",
			now: { translation: stored?.body.translation },
		});
		expect(await translationOf("Welder")).toBe(stored?.body.translation);
	});

	it("is recorded once, with the text before and after", async () => {
		const admin = await signIn(server, freshMobile(), { role: "admin" });
		await change({ original: "Tent", translation: "तंबू" });
		await change({ original: "Tent", translation: "तंबू" });
		const { body } = await server.call("GET", "/api/audit?action=translation.change", { token: admin.token });
		const entries = body.entries.filter(({ subjectName }: { subjectName: string }) => subjectName === "Tent");
		expect(entries).toMatchObject([{ before: { translation: "टेंट" }, after: { translation: "तंबू" } }]);
	});
});
