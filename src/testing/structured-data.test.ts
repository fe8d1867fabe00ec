import { expect, test } from "vitest";
import { faultsIn } from "./structured-data.ts";

const context = { "@context": "https://schema.org" };
const electrician = {
	...context,
	"@type": "Electrician",
	"@id": "https://nukkad.example/show-service-details/1",
	url: "https://nukkad.example/show-service-details/1",
	name: "Thakur Electricals",
	address: {
		"@type": "PostalAddress",
		addressLocality: "Shimla",
		addressRegion: "Himachal Pradesh",
		postalCode: "171001",
		addressCountry: "IN",
	},
	makesOffer: { "@type": "Offer", itemOffered: { "@type": "Service", name: "Electrician" } },
};

test("accepts a business with what its page shows", () => {
	expect(faultsIn(electrician)).toEqual([]);
});

test.each([
	["a missing name", { ...electrician, name: undefined }],
	["a relative address", { ...electrician, url: "/show-service-details/1" }],
	["a property of no business", { ...electrician, telephone: "+91 1772 650000" }],
	["a type of ours", { ...electrician, "@type": "Pandit" }],
	["a phone number in a text", { ...electrician, description: "Call 98160 77120." }],
	["no context", { ...electrician, "@context": undefined }],
	["an empty list of questions", { ...context, "@type": "FAQPage", mainEntity: [] }],
	[
		"breadcrumbs that count from 0",
		{
			...context,
			"@type": "BreadcrumbList",
			itemListElement: [
				{ "@type": "ListItem", position: 0, name: "Home", item: "https://nukkad.example/" },
				{ "@type": "ListItem", position: 1, name: "Electrician" },
			],
		},
	],
])("refuses %s", (_what, data) => {
	expect(faultsIn(data)).toHaveLength(1);
});
