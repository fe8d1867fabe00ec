import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import type { Role } from "../../platform/access.ts";
import { profiles } from "../../profiles/server/profiles.tables.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { listingDetails } from "../listing-answers.ts";
import { type BuiltListing, buildListing, randomMobile } from "./testing/build-listing.ts";

let server: TestServer;
let owner: Awaited<ReturnType<typeof signIn>>;
let listing: BuiltListing;
let hidden: BuiltListing;
const properties = {
	"Kinds of work": ["House wiring", "Earthing"],
	Experience: 12,
	Licence: {
		"Licence class": "Wireman permit",
		"Licence number": "HP-4711",
		"Valid until": "2027-03-31",
		"Licence copy": { key: "service-professionals/ab12.pdf", name: "licence.pdf" },
	},
	Charges: { "Visiting charge": 300, "Visiting charge is waived when work is given": true },
	Mobile: "98160 11111",
	Consent: true,
	Forgotten: "a question that was taken out of the form",
};

beforeAll(async () => {
	server = await startTestServer();
	owner = await signIn(server, randomMobile(), { name: "Ramesh Thakur" });
	const userId = owner.user._id;
	listing = await buildListing(server, { userId, places: ["shimla", "pan-india"], images: 2, properties });
	hidden = await buildListing(server, {
		userId,
		service: "plumber",
		status: "applied",
		paymentStatus: "pending",
	});
});
afterAll(() => server.close());

const read = (id: string, token?: string) => server.call("GET", `/api/workerCategory/${id}`, { token });
const tokenOf = async (role: Role) => (await signIn(server, randomMobile(), { role })).token;

const privateFields = ["mobile", "paymentStatus", "statusReason", "appliedDate", "visits", "calls"];

describe("GET /api/workerCategory/:id", () => {
	test("returns 400 for a malformed id", async () => {
		expect((await read("7")).status).toBe(400);
	});

	test("returns 404 for an unknown id, and to outsiders for a listing that is not active", async () => {
		expect((await read("01900000-0000-7000-8000-000000000000")).status).toBe(404);
		expect((await read(hidden.listingId)).status).toBe(404);
		for (const role of ["user", "affiliatePartner", "promotor"] as const) {
			expect((await read(hidden.listingId, await tokenOf(role))).status).toBe(404);
		}
	});

	test("returns the public page to everyone", async () => {
		const { status, body } = await read(listing.listingId);
		expect(status).toBe(200);
		expect(listingDetails.safeParse(body.professional).success).toBe(true);
		expect(body.professional).toMatchObject({
			_id: listing.listingId,
			userId: listing.userId,
			name: "Ramesh Thakur",
			user: { name: "Ramesh Thakur" },
			service: "Electrician",
			serviceSlug: "electrician",
			serviceId: { _id: listing.serviceId, type: "Electrician", choiceName: null },
			choiceOfService: null,
			cardType: "profile",
			address: {
				pincodeData: {
					pincode: "171001",
					poName: "Shimla G.P.O.",
					district: "Shimla",
					stateName: "Himachal Pradesh",
					city: "Shimla",
				},
				locality: "Lower Bazaar",
			},
			goToLocations: [
				{ name: "Shimla", slug: "shimla" },
				{ name: "PAN India", slug: "pan-india" },
			],
			price: { amount: 300, unit: "per visit" },
			professionalStatus: { type: "active", date: "2026-11-20T06:30:00.000Z" },
			status: "active",
			amountForEnrollment: null,
			profileImage: null,
			imageCount: 2,
			abilities: { book: true, edit: false },
		});
		expect(body.professional.images.map((image: { img: string }) => image.img)).toEqual([
			expect.stringMatching(/^\/media\/service-professionals\/[0-9a-f]{32}0$/),
			expect.stringMatching(/^\/media\/service-professionals\/[0-9a-f]{32}1$/),
		]);
	});

	test("reports no amount due if the service needs no plan, and includes the owner's profile photo", async () => {
		const { db } = server.database;
		const now = server.clock();
		const stay = await buildListing(server, { service: "single-room", places: ["shimla"] });
		await db.insert(profiles).values({
			userId: stay.userId,
			status: "Professional",
			skills: [],
			picture: "a1b2c3",
			createdAt: now,
			updatedAt: now,
		});
		expect((await read(stay.listingId)).body.professional).toMatchObject({
			status: "active",
			amountForEnrollment: 0,
			profileImage: "/media/profile-photos/a1b2c3-400.webp",
		});
	});

	test("returns the public answers as text, grouped in sections", async () => {
		const { body } = await read(listing.listingId);
		expect(body.professional.sections).toEqual([
			{
				name: "",
				entries: [
					{
						name: "Kinds of work",
						value: "House wiring, Earthing",
						items: ["House wiring", "Earthing"],
					},
					{ name: "Experience", value: "12 years of experience" },
				],
			},
			{
				name: "Licence",
				entries: [
					{ name: "Licence class", value: "Wireman permit" },
					{ name: "Valid until", value: "31 Mar 2027" },
				],
			},
			{
				name: "Charges",
				entries: [
					{ name: "Visiting charge", value: "₹300 per visit" },
					{ name: "Visiting charge is waived when work is given", value: "Yes" },
				],
			},
		]);
		expect(body.professional.properties).toEqual({
			"Kinds of work": ["House wiring", "Earthing"],
			Experience: 12,
			Licence: { "Licence class": "Wireman permit", "Valid until": "2027-03-31" },
			Charges: properties.Charges,
		});
		for (const field of privateFields) expect(body.professional).not.toHaveProperty(field);
	});

	test("puts a choice's answers after those of its service", async () => {
		const girls = await buildListing(server, {
			service: "pg",
			choice: "girls",
			properties: { Safety: ["Warden lives in"], "Beds in all": 20 },
		});
		const { professional } = (await read(girls.listingId)).body;
		expect(professional).toMatchObject({
			choiceName: "Girls",
			choiceOfService: { _id: girls.choiceId, name: "Girls", properties: expect.any(Array) },
		});
		const names = professional.sections
			.flatMap((section: { entries: { name: string }[] }) => section.entries)
			.map((entry: { name: string }) => entry.name);
		expect(names).toEqual(["Beds in all", "Safety"]);
	});

	test.each(["owner", "admin", "customerSupport", "salesPerson"] as const)(
		"returns the private part to %s",
		async (who) => {
			const token = who === "owner" ? owner.token : await tokenOf(who);
			const { body } = await read(listing.listingId, token);
			expect(body.professional).toMatchObject({
				mobile: listing.mobile,
				paymentStatus: "success",
				appliedDate: "2026-11-20T06:30:00.000Z",
				visits: 0,
				calls: 0,
			});
			// A file's place in the store stays on the server.
			const copy = { key: "ab12.pdf", name: "licence.pdf" };
			expect(body.professional.properties).toEqual({
				...properties,
				Licence: { ...properties.Licence, "Licence copy": copy },
				Forgotten: undefined,
			});
			expect(body.professional.abilities).toMatchObject({
				book: who !== "owner",
				edit: who !== "salesPerson",
			});
			expect((await read(hidden.listingId, token)).body.professional).toMatchObject({
				professionalStatus: { type: "applied" },
				paymentStatus: "pending",
				abilities: { book: false },
			});
		},
	);

	test("returns no more to another professional than to everyone", async () => {
		const other = await signIn(server, randomMobile());
		await buildListing(server, { userId: other.user._id });
		const { body } = await read(listing.listingId, other.token);
		for (const field of privateFields) expect(body.professional).not.toHaveProperty(field);
		expect(JSON.stringify(body)).not.toContain("HP-4711");
		expect(body.professional.abilities).toEqual({
			book: true,
			edit: false,
			addDetails: false,
			addPictures: false,
			reapply: false,
			askChange: false,
			checkLicence: false,
			moves: [],
		});
	});
});

describe("GET /api/workerCategory/mine", () => {
	const mine = (token?: string) => server.call("GET", "/api/workerCategory/mine", { token });

	test("returns 401 to guests", async () => {
		expect((await mine()).status).toBe(401);
	});

	test("returns an empty list to a person without listings", async () => {
		const other = await signIn(server, randomMobile());
		expect((await mine(other.token)).body).toEqual({ success: true, professionals: [] });
	});

	test("returns the owner's listings of every status, newest first, with the private part", async () => {
		const person = await signIn(server, randomMobile());
		const made: string[] = [];
		for (const status of ["active", "applied", "expired"] as const) {
			server.clock.advance(60_000);
			made.unshift((await buildListing(server, { userId: person.user._id, status })).listingId);
		}
		const { body } = await mine(person.token);
		expect(body.professionals.map((one: { _id: string }) => one._id)).toEqual(made);
		for (const one of body.professionals) expect(one).toMatchObject({ visits: 0, abilities: { edit: true } });
	});
});
