import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
	type FakeAnswer,
	type FakePincodeService,
	indiaPostAnswer,
	indiaPostUnknown,
	postOfficeEntry,
	startFakePincodeService,
} from "../testing/fake-pincode-service.ts";
import { addressOf } from "./ask-service.ts";
import { choosePincodeServices } from "./choose-services.ts";
import { createIndiaPostService } from "./india-post-service.ts";
import { type PincodeService, ServiceAway } from "./pincode-service.ts";
import { createRecordsService } from "./records-service.ts";

const pincode = "171999";
const record = (given: Record<string, unknown> = {}) => ({
	pincode: 171999,
	placename: "Shimla G.P.O.",
	taluk: "Shimla Urban",
	districtname: "SHIMLA",
	statename: "HIMACHAL PRADESH",
	...given,
});

type Adapter = {
	create: (base: string, timeout?: number) => PincodeService;
	found: FakeAnswer;
	unknown: FakeAnswer;
	/** An entry with this state and pincode. */
	entry: (given: { state?: string; pincode?: string; name?: string | null }) => FakeAnswer;
};

const adapters: Record<string, Adapter> = {
	"of the postal service": {
		create: createIndiaPostService,
		found: indiaPostAnswer(postOfficeEntry()),
		unknown: indiaPostUnknown,
		entry: ({ state = "Himachal Pradesh", pincode: pin = pincode, name = "Shimla GPO" }) =>
			indiaPostAnswer(postOfficeEntry({ State: state, Pincode: pin, Name: name })),
	},
	"of records": {
		create: createRecordsService,
		found: { json: { result: [record()] } },
		unknown: { json: { result: [] } },
		entry: ({ state = "HIMACHAL PRADESH", pincode: pin = pincode, name = "Shimla G.P.O." }) => ({
			json: { records: [record({ statename: state, pincode: pin, placename: name })] },
		}),
	},
};

describe.each(Object.entries(adapters))("the service %s", (_name, { create, found, unknown, entry }) => {
	let service: FakePincodeService;
	let port: PincodeService;
	beforeEach(async () => {
		service = await startFakePincodeService(found);
		port = create(service.url, 300);
	});
	afterEach(() => service.close());

	test("returns the offices with their common names", async () => {
		expect(await port.lookUp(pincode)).toEqual([
			{
				pincode,
				poName: "Shimla G.P.O.",
				cityBlock: "Shimla Urban",
				district: "Shimla",
				stateName: "Himachal Pradesh",
				city: "Shimla",
			},
		]);
		expect(service.requests).toEqual([`/pincode/${pincode}`]);
	});

	test("returns no offices for an unknown pincode", async () => {
		service.answer(unknown);
		expect(await port.lookUp(pincode)).toEqual([]);
	});

	test.each<[string, FakeAnswer]>([
		["slow", "never"],
		["failing", { status: 500, json: { message: "Internal Server Error" } }],
		["forbidding", { status: 403, json: { error: "Key not authorised" } }],
		["under maintenance", { text: "<html>Under maintenance</html>" }],
		["cut off", { text: '[{"Status":"Success","PostOffice":[', type: "application/json" }],
		["answering another thing", { json: { ok: true } }],
		["answering a number", { json: 5 }],
		["answering null", { json: null }],
		["sending elsewhere", { redirect: "http://127.0.0.1:1/" }],
		["talking without end", { text: JSON.stringify(["x".repeat(600_000)]), type: "application/json" }],
		["answering for another pincode", entry({ pincode: "110001" })],
		["answering with an unknown state", entry({ state: "Atlantis" })],
		["answering with a nameless office", entry({ name: null })],
		["answering with an endless name", entry({ name: "x".repeat(5000) })],
	])("is unavailable if it is %s", async (_what, answer) => {
		service.answer(answer);
		await expect(port.lookUp(pincode)).rejects.toThrow(ServiceAway);
	});

	test("is unavailable if it cannot be reached", async () => {
		await service.close();
		await expect(port.lookUp(pincode)).rejects.toThrow(ServiceAway);
	});

	test.each([
		["Orissa", "Odisha"],
		["Jammu & Kashmir", "Jammu and Kashmir"],
		["DADRA & NAGAR HAVELI", "Dadra and Nagar Haveli and Daman and Diu"],
		["tamil nadu", "Tamil Nadu"],
	])("reads %s as %s", async (state, stateName) => {
		service.answer(entry({ state }));
		expect(await port.lookUp(pincode)).toMatchObject([{ stateName }]);
	});
});

describe("the India Post service", () => {
	test("sorts the delivering head office first, removes duplicates and reads NA as no block", async () => {
		const service = await startFakePincodeService(
			indiaPostAnswer(
				postOfficeEntry({ Name: "Anji", BranchType: "Branch Post Office", Block: "NA" }),
				postOfficeEntry({ Name: "Bus Stand", BranchType: "Sub Post Office", DeliveryStatus: "Non-Delivery" }),
				postOfficeEntry({ Name: "Bus Stand", BranchType: "Branch Post Office" }),
				postOfficeEntry({ Block: null }),
				{ Name: "Without anything" },
				"not even an object",
				null,
			),
		);
		const offices = await createIndiaPostService(service.url).lookUp(pincode);
		expect(offices.map(({ poName, cityBlock, city }) => [poName, cityBlock, city])).toEqual([
			["Shimla G.P.O.", "", "Shimla"],
			["Bus Stand", "Shimla Urban", "Shimla"],
			["Anji", "", "Shimla"],
		]);
		await service.close();
	});

	test("is unavailable if its address is wrong, which it reports with status 200", async () => {
		const service = await startFakePincodeService({
			json: [{ Status: "404", Message: "The requested resource is not found", RequestUri: "/x" }],
		});
		await expect(createIndiaPostService(service.url).lookUp(pincode)).rejects.toThrow(ServiceAway);
		await service.close();
	});
});

describe("the records service", () => {
	test.each<[string, unknown]>([
		["bare", [record()]],
		["in result", { result: [record()] }],
		["in results", { count: 1, results: [record()] }],
		["in Records", { total: 1, Records: [record()] }],
		[
			"with keys in capitals",
			{
				RESULT: [
					{
						PINCODE: "171999",
						PLACENAME: "Shimla GPO",
						TALUK: "Shimla Urban",
						DISTRICTNAME: "Shimla",
						STATENAME: "Himachal Pradesh",
					},
				],
			},
		],
		[
			"of the official directory",
			{
				records: [
					{
						officename: "Shimla GPO",
						pincode: "171999",
						officetype: "HO",
						deliverystatus: "Delivery",
						taluk: "Shimla Urban",
						districtname: "SHIMLA",
						statename: "HIMACHAL PRADESH",
					},
				],
			},
		],
		[
			"with underscores, in data",
			{
				status: 200,
				data: [
					{
						office_name: "Shimla GPO",
						pincode: 171999,
						tehsil: "Shimla Urban",
						district: "Shimla",
						state_name: "HIMACHAL PRADESH",
					},
				],
			},
		],
	])("reads a list %s", async (_what, json) => {
		const service = await startFakePincodeService({ json });
		expect(await createRecordsService(service.url).lookUp(pincode)).toMatchObject([
			{ poName: "Shimla G.P.O.", cityBlock: "Shimla Urban", district: "Shimla" },
		]);
		await service.close();
	});
});

test("inserts the pincode at the end of the address, or at its placeholder", () => {
	expect(addressOf("https://pins.example/pincode/", pincode)).toBe("https://pins.example/pincode/171999");
	expect(addressOf("https://pins.example/all?filters[pincode]={pincode}&limit=9", pincode)).toBe(
		"https://pins.example/all?filters[pincode]=171999&limit=9",
	);
});

test("each service can be switched off", () => {
	const both = { PINCODE_PRIMARY_URL: "https://one.example/", PINCODE_FALLBACK_URL: "https://two.example/" };
	const names = (settings: typeof both) => choosePincodeServices(settings).map(({ name }) => name);
	expect(names(both)).toEqual(["one.example", "two.example"]);
	expect(names({ ...both, PINCODE_PRIMARY_URL: "off" })).toEqual(["two.example"]);
	expect(names({ PINCODE_PRIMARY_URL: "off", PINCODE_FALLBACK_URL: "off" })).toEqual([]);
});
