import { expect, test } from "vitest";
import { readBundledDirectory } from "../../src/places/server/directory/directory-source.ts";
import { demoMarket } from "../demo-market.ts";
import { jobPlaces } from "../jobs/job-places.ts";
import { withCityBlock } from "./city-blocks.ts";

test("the block of every address of the demo is that of its pincode in the directory", async () => {
	const { professionals } = demoMarket();
	const pincodes = new Set(
		[...professionals.map(({ address }) => address), ...[...jobPlaces.values()].flat()].map(
			({ pincode }) => pincode,
		),
	);
	const inDirectory = new Map<string, string>();
	for await (const batch of readBundledDirectory())
		for (const { pincode, city } of batch) if (pincodes.has(pincode)) inDirectory.set(pincode, city);
	const written = [...pincodes].map((pincode): [string, string] => [
		pincode,
		withCityBlock({ pincode }).cityBlock,
	]);
	expect(new Map(written)).toEqual(inDirectory);
});

test("a pincode without its block is named", () => {
	expect(() => withCityBlock({ pincode: "999999" })).toThrow("999999");
});
