import { describe, expect, test } from "vitest";
import { brandName } from "../../brand/brand.ts";
import { readSettings, SettingsError } from "../../platform/server/process/settings.ts";
import { sellerFrom } from "./seller.ts";

const sellerOf = (environment: Record<string, string>) =>
	sellerFrom(readSettings({ NODE_ENV: "test", ...environment }));

const registered = {
	SELLER_NAME: "Nukkad Services Private Limited",
	SELLER_ADDRESS: "12 Ridge View | Shimla 171001",
	SELLER_GSTIN: "29AAGCB7383J1Z4",
	SELLER_STATE: "karnataka",
};

describe("the seller", () => {
	test("without settings has the brand's name and is in Himachal Pradesh, which charges no tax", () => {
		expect(sellerOf({})).toEqual({
			name: brandName,
			address: [],
			state: { code: "02", name: "Himachal Pradesh" },
			gstin: null,
			sac: "998314",
		});
	});

	test("has an address of several lines, separated by | or line breaks", () => {
		expect(sellerOf(registered)).toEqual({
			name: "Nukkad Services Private Limited",
			address: ["12 Ridge View", "Shimla 171001"],
			state: { code: "29", name: "Karnataka" },
			gstin: "29AAGCB7383J1Z4",
			sac: "998314",
		});
		const { address } = sellerOf({ ...registered, SELLER_ADDRESS: "12 Ridge View\r\n\nShimla 171001|" });
		expect(address).toEqual(["12 Ridge View", "Shimla 171001"]);
	});

	test("accepts a GSTIN with spaces and another services code", () => {
		const seller = sellerOf({ ...registered, SELLER_GSTIN: "29aagcb7383j 1z4", SELLER_SAC: "998365" });
		expect(seller).toMatchObject({ gstin: "29AAGCB7383J1Z4", sac: "998365" });
	});
});

test.each([
	["an unknown state", { ...registered, SELLER_STATE: "Bavaria" }, /SELLER_STATE/],
	[
		"a GSTIN of another state",
		{ ...registered, SELLER_STATE: "Goa" },
		/SELLER_GSTIN: not of SELLER_STATE.*30/,
	],
	["no GSTIN at all", { ...registered, SELLER_GSTIN: "2912345" }, /SELLER_GSTIN/],
	["a mistyped GSTIN", { ...registered, SELLER_GSTIN: "29AAGCB7383J1Z5" }, /SELLER_GSTIN/],
	["a GSTIN without a name", { ...registered, SELLER_NAME: "" }, /SELLER_NAME/],
	["a GSTIN without an address", { ...registered, SELLER_ADDRESS: " | " }, /SELLER_ADDRESS/],
])("%s stops the start and names the setting", (_what, environment, named) => {
	expect(() => sellerOf(environment)).toThrow(SettingsError);
	expect(() => sellerOf(environment)).toThrow(named);
});
