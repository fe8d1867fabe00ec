import { expect, test, vi } from "vitest";
import { faultsIn } from "../../../testing/structured-data.ts";
import { businessData } from "./details-business.ts";
import type { Details } from "./details-data.ts";

const page = {
	matches: [{ id: "root", loaderData: { brand: { name: "Nukkad", origin: "https://nukkad.in" } } }],
};

const details: Details = {
	_id: "01900000-0000-7000-8000-000000000001",
	userId: "01900000-0000-7000-8000-000000000002",
	firmName: "Thakur Electricals",
	name: "Rakesh Thakur",
	service: "Electrician",
	serviceSlug: "electrician",
	choiceName: null,
	cardType: "profile",
	availability: "available",
	description: "",
	area: "12 Mall Road, Shimla 171001",
	address: {
		pincodeData: {
			pincode: "171001",
			poName: "Shimla G.P.O.",
			district: "Shimla",
			stateName: "Himachal Pradesh",
			city: "Shimla",
		},
		locality: "12 Mall Road",
		name: "Rakesh Thakur",
		mobile: "+919816077120",
	},
	goToLocations: [],
	fixedPlace: false,
	callIcon: true,
	price: null,
	summary: "",
	sections: [],
	hours: null,
	daysOff: [],
	week: [],
	daysOffWords: "",
	isOffToday: false,
	states: [],
	rates: [],
	images: [],
	rating: { average: null, count: 0 },
	licenceChecked: false,
	abilities: {
		book: true,
		edit: false,
		addDetails: false,
		addPictures: false,
		reapply: false,
		askChange: false,
		checkLicence: false,
		moves: [],
	},
};

const dataOf = (more: Partial<Details> = {}) => {
	const descriptor = businessData(page, { ...details, ...more });
	return "script:ld+json" in descriptor ? descriptor["script:ld+json"] : undefined;
};

test("describes a listing with only a name and a town", () => {
	const url = "https://nukkad.in/show-service-details/01900000-0000-7000-8000-000000000001";
	expect(dataOf()).toEqual({
		"@context": "https://schema.org",
		"@type": "Electrician",
		"@id": url,
		url,
		name: "Thakur Electricals",
		address: {
			"@type": "PostalAddress",
			addressLocality: "Shimla",
			addressRegion: "Himachal Pradesh",
			postalCode: "171001",
			addressCountry: "IN",
		},
		makesOffer: { "@type": "Offer", itemOffered: { "@type": "Service", name: "Electrician" } },
	});
});

test("describes a stay with its rooms, times and amenities, as far as they are understood", () => {
	const sections = [
		{
			name: "",
			entries: [{ name: "Amenities", value: "WiFi, Pets allowed", items: ["WiFi", "Pets allowed"] }],
		},
		{ name: "Rooms", entries: [{ name: "Number of rooms", value: "6 rooms" }] },
		{
			name: "Check-in",
			entries: [
				{ name: "From", value: "12:30 pm" },
				{ name: "Until", value: "before lunch" },
			],
		},
	];
	const stay = dataOf({ serviceSlug: "home-stays", service: "Home Stays", fixedPlace: true, sections });
	expect(stay).toMatchObject({
		"@type": "BedAndBreakfast",
		numberOfRooms: 6,
		checkinTime: "12:30:00",
		petsAllowed: true,
		amenityFeature: [{ name: "WiFi", value: true }, { name: "Pets allowed" }],
	});
	expect(stay).not.toHaveProperty("checkoutTime");
});

test("describes a sight without an offer", () => {
	const sight = dataOf({ serviceSlug: "tourist-attractions", price: { amount: 50, unit: "" } });
	expect(sight).toMatchObject({ "@type": "TouristAttraction" });
	expect(sight).not.toHaveProperty("makesOffer");
	expect(sight).not.toHaveProperty("priceRange");
});

test("describes hours, days off ahead and rates", () => {
	vi.useFakeTimers({ now: new Date("2026-11-27T06:00:00Z") });
	const business = dataOf({
		hours: { monday: { opens: 540, closes: 1140 }, sunday: { opens: 0, closes: 1440 } },
		daysOff: [
			{ from: "2026-11-01", to: "2026-11-26" },
			{ from: "2026-12-24", to: "2026-12-26" },
		],
		rates: [
			{ name: "Fan fitting", price: 150, per: "per piece" },
			{ name: "Inspection", price: 200.5, per: null },
		],
	});
	vi.useRealTimers();
	expect(faultsIn(business)).toEqual([]);
	expect(business).toMatchObject({
		openingHoursSpecification: [
			{ dayOfWeek: "Monday", opens: "09:00", closes: "19:00" },
			{ dayOfWeek: "Sunday", opens: "00:00", closes: "23:59" },
			{ opens: "00:00", closes: "00:00", validFrom: "2026-12-24", validThrough: "2026-12-26" },
		],
		hasOfferCatalog: {
			itemListElement: [
				{
					itemOffered: { name: "Fan fitting" },
					priceSpecification: { price: 150, priceCurrency: "INR", unitText: "per piece" },
				},
				{ itemOffered: { name: "Inspection" }, price: 200.5, priceCurrency: "INR" },
			],
		},
	});
});

test("never contains a number or a street, even if the page received them", () => {
	expect(JSON.stringify(dataOf())).not.toMatch(/9816077120|Mall Road/);
});

test("contains absolute picture addresses, the country as a country, and the price in words", () => {
	expect(
		dataOf({
			images: [{ _id: details._id, img: "/media/service-professionals/ab", width: 1600, height: 1200 }],
			goToLocations: [
				{ name: "PAN India", slug: "pan-india" },
				{ name: "Shimla", slug: "shimla" },
			],
			price: { amount: 300, unit: "per visit" },
		}),
	).toMatchObject({
		image: ["https://nukkad.in/media/service-professionals/ab-1600.webp"],
		areaServed: [
			{ "@type": "Country", name: "India" },
			{ "@type": "Place", name: "Shimla" },
		],
		priceRange: "₹300 per visit",
	});
});
