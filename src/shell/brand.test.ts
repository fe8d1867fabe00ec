import { describe, expect, it } from "vitest";
import { brandName } from "../brand/brand.ts";
import { brandOf } from "./brand.ts";

const settings = {
	DEMO: false,
	PUBLIC_URL: "https://nukkad.example/",
	CONTACT_MOBILE: "",
	SOCIAL_MESSAGING_URL: "",
	SOCIAL_PHOTOS_URL: "",
	SOCIAL_NETWORK_URL: "",
	SELLER_GSTIN: "",
};

describe("brandOf", () => {
	it("shows the contact and links of the deployment", () => {
		const shown = brandOf({
			...settings,
			CONTACT_MOBILE: "+919816012345",
			CONTACT_EMAIL: "help@nukkad.example",
			SOCIAL_PHOTOS_URL: "https://photos.example/us",
		});
		expect(shown.contactMobile).toBe("+919816012345");
		expect(shown.contactEmail).toBe("help@nukkad.example");
		expect(shown.social).toEqual({ messaging: "", photos: "https://photos.example/us", network: "" });
	});

	it("shows none if the deployment has none", () => {
		expect(brandOf(settings)).toMatchObject({
			name: brandName,
			contactMobile: "",
			contactEmail: "",
			social: { messaging: "", photos: "", network: "" },
		});
	});

	it("shows a number in the demo that no Indian phone can have", () => {
		expect(brandOf({ ...settings, DEMO: true }).contactMobile).toMatch(/^\+91[0-5]\d{9}$/);
	});

	it("removes a trailing slash from the origin, so that a path can follow", () => {
		expect(brandOf(settings).origin).toBe("https://nukkad.example");
	});

	it("reveals only the state of the seller's GSTIN, and charges no GST without one", () => {
		const shown = brandOf({ ...settings, SELLER_GSTIN: "29AAGCB7383J1Z4" });
		expect(shown.gstState).toBe("29");
		expect(JSON.stringify(shown)).not.toContain("AAGCB7383J");
		expect(brandOf({ ...settings, DEMO: true }).gstState).toBeNull();
	});
});
