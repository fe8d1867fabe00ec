import { expect, test } from "vitest";
import { settingsOfBrand } from "./brand-settings.ts";

const brand = {
	contact: { mobile: "+919000000001", email: "namaste@bazaar.example" },
	social: { messaging: "", photos: "https://photos.example/bazaar", network: "" },
	seller: { name: "Bazaar", address: ["4 Rua de Ourem", "Panaji"], state: "Goa", gstin: "30AAAAA0000A1ZF" },
};

test("gives the brand's contact, links and seller as settings", () => {
	expect(settingsOfBrand({}, brand)).toEqual({
		CONTACT_MOBILE: "+919000000001",
		CONTACT_EMAIL: "namaste@bazaar.example",
		SOCIAL_MESSAGING_URL: "",
		SOCIAL_PHOTOS_URL: "https://photos.example/bazaar",
		SOCIAL_NETWORK_URL: "",
		SELLER_NAME: "Bazaar",
		SELLER_ADDRESS: "4 Rua de Ourem|Panaji",
		SELLER_STATE: "Goa",
		SELLER_GSTIN: "30AAAAA0000A1ZF",
	});
});

test.each(["SELLER_NAME", "SELLER_ADDRESS", "SELLER_GSTIN"])(
	"gives no seller next to a %s of the environment",
	(name) => {
		const settings = settingsOfBrand({ [name]: "x" }, brand);
		expect(Object.keys(settings).filter((one) => one.startsWith("SELLER"))).toEqual([]);
		expect(settings["CONTACT_EMAIL"]).toBe("namaste@bazaar.example");
	},
);

test("gives no seller for a brand without one", () => {
	expect(settingsOfBrand({}, { ...brand, seller: null })).not.toHaveProperty("SELLER_NAME");
});
