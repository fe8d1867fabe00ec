import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hyphenated } from "../../platform/hyphenated.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { catalogueApi, type Landing } from "../catalogue.contract.ts";
import { starterCatalogue } from "../starter/starter-catalogue.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

async function landing(address: string): Promise<Landing> {
	const { status, body } = await server.call("GET", `/api/catalogue/landing/${address}`);
	expect(status).toBe(200);
	return catalogueApi["GET /api/catalogue/landing/:slug"].answer.parse(body).landing;
}

describe("GET /api/catalogue/landing/{slug}", () => {
	it.each([
		["an unknown service", "rocket-launching"],
		["a sector", "tourism"],
		["HTML", encodeURIComponent("<b>electrician</b>")],
		["control characters", "electrician%00%07"],
		["an unknown choice", "paragliding?choice=balloon"],
		["another service's choice", "electrician?choice=tandem-flight"],
		["an empty choice", "paragliding?choice="],
		["a property of every object", "__proto__"],
	])("responds 404 to %s", async (_what, address) => {
		expect((await server.call("GET", `/api/catalogue/landing/${address}`)).status).toBe(404);
	});

	it("ignores the case of slugs", async () => {
		expect((await landing("Electrician")).slug).toBe("electrician");
		expect((await landing("PARAGLIDING?choice=Tandem-Flight")).choiceName).not.toBeNull();
	});

	it("refuses slugs of 200 characters", async () => {
		const long = "x".repeat(200);
		expect((await server.call("GET", `/api/catalogue/landing/${long}`)).status).toBe(400);
		expect((await server.call("GET", `/api/catalogue/landing/paragliding?choice=${long}`)).status).toBe(400);
	});

	it("returns the beginning of a landing page", async () => {
		expect(await landing("bungee-jumping")).toMatchObject({
			slug: "bungee-jumping",
			serviceId: expect.any(String),
			serviceName: "Bungee Jumping",
			choiceId: null,
			choiceName: null,
			choices: [],
			sector: { name: "Tourism", slug: "tourism" },
			cardType: "image",
			callIcon: true,
			comingSoon: false,
			image: "/media/icons/bungee-jumping.svg",
			locations: [{ slug: "bir", parent: "bir-billing" }, { slug: "manali" }],
		});
	});

	it("returns a choice of the service", async () => {
		const chosen = await landing("paragliding?choice=pilot-course");
		expect(chosen).toMatchObject({ serviceName: "Paragliding", choiceName: "Pilot Course" });
		expect(chosen.choices.map(({ slug }) => slug)).toEqual(["tandem-flight", "pilot-course"]);
		expect(chosen.choices[1]?._id).toBe(chosen.choiceId);
	});

	it("finds every service by its landing slug and by its hyphenated name", async () => {
		for (const { slug, type } of starterCatalogue.flatMap((sector) => sector.services)) {
			expect(await landing(slug)).toMatchObject({ slug, serviceName: type });
			expect(await landing(hyphenated(type))).toMatchObject({ slug, serviceName: type });
		}
		expect((await landing("apartment-flat-home")).slug).toBe("flat-homes");
	});

	it("marks a service that is coming soon", async () => {
		const coming = starterCatalogue
			.flatMap((sector) => sector.services)
			.find((service) => service.comingSoon);
		expect(await landing(coming?.slug ?? "")).toMatchObject({ comingSoon: true });
	});
});
