import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { placesApi } from "../../places.contract.ts";
import { pincodes, postOffices } from "../places.tables.ts";
import { buildPincode } from "../testing/build-pincode.ts";
import {
	type FakePincodeService,
	indiaPostAnswer,
	indiaPostUnknown,
	postOfficeEntry,
	startFakePincodeService,
} from "../testing/fake-pincode-service.ts";
import type { PincodeService } from "./pincode-service.ts";
import { officesOfPincode } from "./pincodes.repository.ts";
import { named } from "../../../platform/server/database/named.ts";
import { stubDb } from "../../../testing/stub-db.ts";
import { createPincodes } from "./pincodes.ts";

let primary: FakePincodeService;
let fallback: FakePincodeService;
let server: TestServer;
beforeAll(async () => {
	primary = await startFakePincodeService(indiaPostUnknown);
	fallback = await startFakePincodeService({ json: { result: [] } });
	server = await startTestServer({ PINCODE_PRIMARY_URL: primary.url, PINCODE_FALLBACK_URL: fallback.url });
	await buildPincode(server, "171001", ["Shimla G.P.O.", "Busstand"]);
});
afterAll(async () => {
	await server.close();
	await primary.close();
	await fallback.close();
});
beforeEach(() => {
	primary.answer(indiaPostUnknown);
	fallback.answer({ json: { result: [] } });
	primary.requests.length = 0;
	fallback.requests.length = 0;
});

const ask = (pincode: string) => server.call("GET", `/api/pincode/${pincode}`);
const officeOf = (pincode: string) => indiaPostAnswer(postOfficeEntry({ Pincode: pincode }));
const recordOf = (pincode: string) => ({
	json: {
		result: [
			{ pincode, placename: "Totu", taluk: "Shimla", districtname: "Shimla", statename: "Himachal Pradesh" },
		],
	},
});

describe("a malformed pincode", () => {
	test.each(["1", "17100", "1710011", "abcdef", "071001", "171 001", "17100a", "१७१००१", "171001;"])(
		"is refused: %s",
		async (typed) => {
			const { status, body } = await ask(encodeURIComponent(typed));
			expect(status).toBe(400);
			expect(body.errors).toEqual([{ msg: "ZIP code must be of 6 digits", path: "pincode" }]);
			expect(primary.requests).toEqual([]);
		},
	);
});

test("returns a pincode of the directory in its order, and lets caches store it", async () => {
	const { status, body, headers } = await ask("171001");
	expect(status).toBe(200);
	expect(placesApi["GET /api/pincode/:pincode"].answer.parse(body)).toEqual({
		postOffices: ["Shimla G.P.O.", "Busstand"].map((poName) => ({
			pincode: "171001",
			poName,
			cityBlock: "Shimla",
			district: "Shimla",
			stateName: "Himachal Pradesh",
			city: "Shimla",
		})),
	});
	expect(headers["cache-control"]).toBe("public, max-age=86400");
	expect(primary.requests).toEqual([]);
});

test("reads a missing pincode from the first service and stores it", async () => {
	primary.answer(officeOf("171901"));
	const { status, body } = await ask("171901");
	expect(status).toBe(200);
	expect(body.postOffices).toMatchObject([{ poName: "Shimla G.P.O.", cityBlock: "Shimla Urban" }]);
	expect((await ask("171901")).body).toEqual(body);
	expect(primary.requests).toHaveLength(1);
	expect(fallback.requests).toEqual([]);
	const [kept] = await server.database.db.select().from(pincodes).where(eq(pincodes.pincode, "171901"));
	expect(kept).toMatchObject({ source: new URL(primary.url).host, latitude: null, longitude: null });
});

test.each([
	["does not know it", "171911", indiaPostUnknown],
	["fails", "171912", { status: 500, json: {} }],
	["talks nonsense", "171913", { text: "<html>" }],
])("calls the fallback if the first service %s", async (_what, pincode, answer) => {
	primary.answer(answer);
	fallback.answer(recordOf(pincode));
	const { status, body } = await ask(pincode);
	expect(status).toBe(200);
	expect(body.postOffices).toMatchObject([{ poName: "Totu", city: "Totu" }]);
});

test("calls the fallback after two seconds if the first service is slow", async () => {
	primary.answer("never");
	fallback.answer(recordOf("171921"));
	const before = performance.now();
	expect((await ask("171921")).status).toBe(200);
	expect(performance.now() - before).toBeGreaterThan(1_900);
	expect(performance.now() - before).toBeLessThan(4_000);
});

describe("an unknown pincode", () => {
	test("is not found, not stored, and not looked up again for ten minutes", async () => {
		for (let times = 0; times < 3; times += 1) {
			const { status, body, headers } = await ask("171930");
			expect(status).toBe(404);
			expect(body.message).toBe("Invalid PIN Code or network error");
			expect(headers["cache-control"]).toBe("no-store");
		}
		expect([primary.requests.length, fallback.requests.length]).toEqual([1, 1]);
		expect(await server.database.db.$count(postOffices, eq(postOffices.pincode, "171930"))).toBe(0);
		server.clock.advance(10 * 60_000);
		primary.answer(officeOf("171930"));
		expect((await ask("171930")).status).toBe(200);
	});

	test("is looked up again after a minute if both services were unavailable", async () => {
		primary.answer({ status: 503, json: {} });
		fallback.answer({ status: 503, json: {} });
		expect((await ask("171931")).body.message).toBe("Invalid PIN Code or network error");
		server.clock.advance(60_000);
		fallback.answer(recordOf("171931"));
		expect((await ask("171931")).status).toBe(200);
	});

	test("is found as soon as the directory has it", async () => {
		expect((await ask("171932")).status).toBe(404);
		await buildPincode(server, "171932", ["Anji"]);
		expect((await ask("171932")).status).toBe(200);
	});
});

test("looks a pincode up once for many requests at the same time", async () => {
	primary.answer(officeOf("171940"));
	const answers = await Promise.all(Array.from({ length: 20 }, () => ask("171940")));
	expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
	expect(primary.requests).toHaveLength(1);
	expect(await server.database.db.$count(postOffices, eq(postOffices.pincode, "171940"))).toBe(1);
});

test("finds a pincode that another look-up stored in the meantime", async () => {
	const { database } = server;
	const lookUp = vi.fn<PincodeService["lookUp"]>(async (pincode) => [
		{
			pincode,
			poName: "Totu",
			cityBlock: "Shimla",
			district: "Shimla",
			stateName: "Himachal Pradesh",
			city: "Shimla",
		},
	]);
	const looked = Promise.withResolvers<void>();
	let reads = 0;
	const lookUps = createPincodes({
		// The first look-up finds nothing stored, and gets this result after the second look-up has ended.
		db: stubDb(async (text, values) => {
			const isFirst = (reads += 1) === 1;
			const rows = await named(database.db, { name: "", text }, values);
			if (isFirst) await looked.promise;
			return rows;
		}, database.db),
		clock: server.clock,
		log: { warn: () => {} },
		services: [{ name: "pincodes.example", lookUp }],
		isDirectoryLoading: () => false,
	});
	const late = lookUps.officesOf("171941");
	const early = await lookUps.officesOf("171941");
	looked.resolve();
	expect(await late).toEqual(early);
	expect(lookUp).toHaveBeenCalledOnce();
});

test("reads the offices of a pincode through the primary key, without a sort", async () => {
	const { db } = server.database;
	await db.execute(sql`
		insert into post_offices (pincode, position, po_name, district, state_name)
		select (200000 + n / 8)::text, n % 8, 'Office ' || n, 'Thane', 'Maharashtra' from generate_series(0, 39999) n`);
	await db.execute(sql`analyze post_offices`);
	const literal = officesOfPincode.text.replace("$1", "'203333'");
	const { rows } = await db.execute(sql.raw(`explain ${literal}`));
	const plan = rows.map((row) => Object.values(row)[0]).join("\n");
	expect(plan).toContain("post_offices_pincode_position_pk");
	expect(plan).not.toMatch(/Seq Scan|Sort/);
});
