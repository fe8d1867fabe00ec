import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import type { ServiceAnswer } from "../catalogue.contract.ts";
import type { StaffService } from "../catalogue-staff.contract.ts";

let server: TestServer;
let token: string;
let services: ServiceAnswer[];
beforeAll(async () => {
	server = await startTestServer();
	({ token } = await signIn(server, freshMobile(), { role: "admin" }));
	services = (await server.call("GET", "/api/service")).body.services;
});
afterAll(() => server.close());

function idOf(slug: string): string {
	const found = services.find((service) => service.slug === slug);
	if (found === undefined) throw new Error(`no service ${slug}`);
	return found._id;
}
const put = (slug: string, body: unknown) =>
	server.call("PUT", `/api/service/${idOf(slug)}`, { body, token });
async function read(slug: string): Promise<StaffService> {
	return (await server.call("GET", `/api/catalogue/services/${idOf(slug)}`, { token })).body.service;
}
const pathsOf = (body: { errors: { path?: string }[] }) => body.errors.map(({ path }) => path);
const landing = async (slug: string) => server.call("GET", `/api/catalogue/landing/${slug}`);

describe("the landing page of a service", () => {
	it.each([
		[{ slug: "Plumber Shop" }, 400, "slug"],
		[{ slug: "-plumber" }, 400, "slug"],
		[{ slug: "payments" }, 400, "slug"],
		[{ slug: "electrician" }, 409, "slug"],
		[{ icon: "skull" }, 400, "icon"],
		[{ cardType: "video" }, 400, "cardType"],
		[{ images: true }, 400, "images"],
		[{ locationIds: ["01900000-0000-7000-8000-000000000000"] }, 400, "locationIds.0"],
	])("refuses %j with %d and changes nothing", async (body, status, path) => {
		const before = await read("plumber");
		const refused = await put("plumber", { ...body, description: "Changed" });
		expect({ status: refused.status, paths: pathsOf(refused.body) }).toEqual({ status, paths: [path] });
		expect(await read("plumber")).toEqual(before);
	});

	it("changes at once for everyone, and keeps its picture", async () => {
		const changes = {
			slug: "chimney-care",
			cardType: "image",
			callIcon: false,
			comingSoon: true,
			icon: "landmark",
			paymentRequired: false,
			multipleRegistration: true,
			fixedPlace: true,
			images: { displayStatus: true },
		};
		expect((await put("chimney", changes)).status).toBe(200);
		expect(await read("chimney")).toMatchObject(changes);
		expect((await landing("chimney-care")).body.landing).toMatchObject({
			cardType: "image",
			callIcon: false,
			comingSoon: true,
			image: "/media/icons/chimney.svg",
		});
		// The hyphenated name is a slug of the service as well.
		expect((await landing("chimney")).body.landing.slug).toBe("chimney-care");
	});

	it("offers its own places, and then the common list again", async () => {
		const all = (await server.call("GET", "/api/location")).body.locations;
		const ids = [all[5]._id, all[3]._id];
		await put("plumber", { locationIds: ids });
		const ofService = async () =>
			(await server.call("GET", `/api/location?serviceId=${idOf("plumber")}`)).body.locations;
		expect((await ofService()).map(({ _id }: { _id: string }) => _id)).toEqual(ids);
		await put("plumber", { locationIds: [] });
		expect(await ofService()).toEqual(all);
	});
});

describe("synonyms", () => {
	it("find the service at once", async () => {
		const { synonyms } = await read("plumber");
		expect((await put("plumber", { synonyms: [...synonyms, "Leaky Tap Fixer"] })).status).toBe(200);
		const found = (await server.call("GET", "/api/catalogue/search?q=leaky%20tap%20fixer")).body.services;
		expect(found[0]).toMatchObject({ slug: "plumber", isExact: true });
		expect((await read("plumber")).synonyms).toContain("leaky tap fixer");
	});

	it("are refused with their service if they are taken, without a change", async () => {
		const before = await read("electrician");
		const refused = await put("electrician", { synonyms: ["fuse wala", "Leaky tap fixer", "fuse-wala"] });
		expect(refused.status).toBe(409);
		expect(refused.body.errors).toEqual([
			{ msg: "“leaky tap fixer” already finds Plumber.", path: "synonyms.1" },
			{ msg: "“fuse-wala” already finds Electrician.", path: "synonyms.2" },
		]);
		expect(await read("electrician")).toEqual(before);
	});
});

describe("choices", () => {
	const choicesOf = async (slug: string) =>
		(await read(slug)).choices.map(({ _id, name, active }) => ({ _id, name, active }));

	it("are added, renamed and reordered, and keep their slugs", async () => {
		const before = await choicesOf("paragliding");
		const [tandem, course] = before;
		const sent = [{ ...course, name: "Pilot School" }, { name: "Night Flight", active: true }, tandem];
		expect((await put("paragliding", { choices: sent })).status).toBe(200);
		const { choices } = (await landing("paragliding")).body.landing;
		expect(choices.map(({ name, slug }: { name: string; slug: string }) => [name, slug])).toEqual([
			["Pilot School", "pilot-course"],
			["Night Flight", "night-flight"],
			["Tandem Flight", "tandem-flight"],
		]);
		const found = (await server.call("GET", "/api/catalogue/search?q=night%20flight")).body.services;
		expect(found[0]?.slug).toBe("paragliding");
	});

	it("cannot be deleted, repeated or taken from another service", async () => {
		const before = await choicesOf("paragliding");
		const others = await choicesOf("ac");
		for (const [choices, path] of [
			[before.slice(1), "choices"],
			[[...before, { name: "NIGHT flight!", active: true }], "choices.3.name"],
			[[...before, { _id: others[0]?._id, name: "Ours now", active: true }], "choices.3._id"],
			[[...before, before[0]], "choices.0._id"],
		] as const) {
			// oxlint-disable-next-line no-await-in-loop -- in sequence, on one service
			const refused = await put("paragliding", { choices });
			expect({ status: refused.status, path: pathsOf(refused.body)[0] }).toEqual({ status: 400, path });
		}
		expect(await choicesOf("paragliding")).toEqual(before);
	});

	it("require confirmation to be switched off if listings use them, and keep their name", async () => {
		const { listingId } = await buildListing(server, { service: "paragliding", choice: "tandem-flight" });
		const before = await choicesOf("paragliding");
		const choices = before.map((choice) => ({ ...choice, active: choice.name !== "Tandem Flight" }));
		const refused = await put("paragliding", { choices });
		expect(refused.body).toMatchObject({ reason: "in_use", uses: { openLeads: 0, activeListings: 1 } });
		expect(await choicesOf("paragliding")).toEqual(before);

		expect((await put("paragliding", { choices, confirm: true })).status).toBe(200);
		const names = (await landing("paragliding")).body.landing.choices.map(
			({ name }: { name: string }) => name,
		);
		expect(names).toEqual(["Pilot School", "Night Flight"]);
		expect((await server.call("GET", "/api/catalogue/landing/paragliding?choice=tandem-flight")).status).toBe(
			404,
		);
		const { professional } = (await server.call("GET", `/api/workerCategory/${listingId}`)).body;
		expect(professional.choiceOfService).toMatchObject({ name: "Tandem Flight" });
	});
});
