import * as z from "zod";

// The required and allowed properties of the types that our pages use, from schema.org and from what Google documents
// for its search results (developers.google.com/search/docs/appearance/structured-data).

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
const instant = z.iso.datetime();
const ratio = z.number().positive();

const address = z.strictObject({
	"@type": z.literal("PostalAddress"),
	addressLocality: text,
	addressRegion: text,
	postalCode: z.string().regex(/^\d{6}$/),
	addressCountry: z.literal("IN"),
});
const organization = z.strictObject({ "@type": z.literal("Organization"), name: text });
const country = z.strictObject({ "@type": z.literal("Country"), name: z.literal("India") });
const place = z.strictObject({ "@type": z.literal("Place"), name: text });
const area = z.union([country, place]);
const serviceTypes = ["Service", "TaxiService", "FoodService"] as const;
const offer = z.strictObject({
	"@type": z.literal("Offer"),
	itemOffered: z.strictObject({ "@type": z.enum(serviceTypes), name: text }),
});
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const openingHours = z
	.strictObject({
		"@type": z.literal("OpeningHoursSpecification"),
		dayOfWeek: z
			.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
			.optional(),
		opens: time,
		closes: time,
		validFrom: z.iso.date().optional(),
		validThrough: z.iso.date().optional(),
	})
	.refine(({ dayOfWeek, validFrom }) => (dayOfWeek === undefined) !== (validFrom === undefined), "of no day");
const unitPrice = z.strictObject({
	"@type": z.literal("UnitPriceSpecification"),
	price: ratio,
	priceCurrency: z.literal("INR"),
	unitText: text,
});
const rate = z
	.strictObject({
		"@type": z.literal("Offer"),
		itemOffered: z.strictObject({ "@type": z.literal("Service"), name: text }),
		price: ratio.optional(),
		priceCurrency: z.literal("INR").optional(),
		priceSpecification: unitPrice.optional(),
	})
	.refine((one) => (one.price === undefined) !== (one.priceSpecification === undefined), "not one price");
const offerCatalog = z.strictObject({
	"@type": z.literal("OfferCatalog"),
	name: text,
	itemListElement: z.array(rate).min(1),
});
const priceRange = z
	.strictObject({
		"@type": z.literal("AggregateOffer"),
		priceCurrency: z.literal("INR"),
		lowPrice: ratio,
		highPrice: ratio,
		offerCount: z.int().positive(),
	})
	.refine(({ lowPrice, highPrice }) => lowPrice <= highPrice, "the lowest price is above the highest");

/** The subtypes of LocalBusiness. */
const businessTypes = [
	"LocalBusiness",
	"Electrician",
	"Plumber",
	"HVACBusiness",
	"HousePainter",
	"GeneralContractor",
	"HomeAndConstructionBusiness",
	"AccountingService",
	"Attorney",
	"SportsActivityLocation",
	"PublicSwimmingPool",
	"ExerciseGym",
	"DaySpa",
	"NightClub",
	"BarOrPub",
	"CafeOrCoffeeShop",
	"FoodEstablishment",
	"AutoWash",
	"AutoRepair",
] as const;
const lodgingTypes = ["LodgingBusiness", "Hotel", "BedAndBreakfast"] as const;

const sight = {
	"@id": url,
	url,
	name: text,
	description: text.optional(),
	image: z.array(url).min(1).optional(),
	openingHoursSpecification: z.array(openingHours).min(1).optional(),
	address,
};
const stars = z.int().min(1).max(5);
const scale = { bestRating: z.literal(5), worstRating: z.literal(1) };
const aggregateRating = z.strictObject({
	"@type": z.literal("AggregateRating"),
	ratingValue: z.number().min(1).max(5),
	reviewCount: z.int().positive(),
	...scale,
});
const review = z.strictObject({
	"@type": z.literal("Review"),
	datePublished: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
	author: z.strictObject({ "@type": z.literal("Person"), name: text }),
	reviewRating: z.strictObject({ "@type": z.literal("Rating"), ratingValue: stars, ...scale }),
	reviewBody: text.optional(),
	name: text,
});
const business = {
	...sight,
	aggregateRating: aggregateRating.optional(),
	review: z.array(review).min(1).optional(),
	areaServed: z.array(area).min(1).optional(),
	priceRange: text.max(99).optional(),
	hasOfferCatalog: offerCatalog.optional(),
	makesOffer: offer,
};
const lodging = {
	...business,
	numberOfRooms: z.int().positive().optional(),
	checkinTime: z.iso.time().optional(),
	checkoutTime: z.iso.time().optional(),
	petsAllowed: z.boolean().optional(),
	amenityFeature: z
		.array(
			z.strictObject({
				"@type": z.literal("LocationFeatureSpecification"),
				name: text,
				value: z.literal(true),
			}),
		)
		.min(1)
		.optional(),
};

const listItem = { "@type": z.literal("ListItem"), position: z.int().positive(), name: text };
const isNumbered = (items: readonly { position: number }[]) =>
	items.every(({ position }, index) => position === index + 1);
const numbered = "positions count from 1";

const breadcrumbs = z.strictObject({
	itemListElement: z
		.array(z.strictObject({ ...listItem, item: url.optional() }))
		.min(2)
		.refine(isNumbered, numbered)
		.refine((items) => items.slice(0, -1).every(({ item }) => item !== undefined), "a crumb without address"),
});
const itemList = z
	.strictObject({
		name: text,
		numberOfItems: z.int().positive(),
		itemListElement: z.array(z.strictObject({ ...listItem, url })).refine(isNumbered, numbered),
	})
	.refine((list) => list.numberOfItems === list.itemListElement.length, "another number of items");
const service = z.strictObject({
	name: text,
	serviceType: text,
	url,
	description: text,
	areaServed: area,
	provider: z
		.array(z.strictObject({ "@type": z.enum([...businessTypes, ...lodgingTypes]), name: text, url }))
		.min(1),
	offers: priceRange.optional(),
});
const salary = z.strictObject({
	"@type": z.literal("MonetaryAmount"),
	currency: z.literal("INR"),
	value: z.strictObject({
		"@type": z.literal("QuantitativeValue"),
		value: ratio.optional(),
		minValue: ratio.optional(),
		maxValue: ratio.optional(),
		unitText: z.enum(["HOUR", "DAY", "WEEK", "MONTH", "YEAR"]),
	}),
});
const employmentType = z.enum(["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "PER_DIEM"]);
const jobPosting = z
	.strictObject({
		"@id": url,
		url,
		title: text,
		description: text,
		datePosted: instant,
		validThrough: instant,
		identifier: z.strictObject({ "@type": z.literal("PropertyValue"), name: text, value: text }),
		hiringOrganization: organization,
		jobLocation: z.strictObject({ "@type": z.literal("Place"), address }),
		directApply: z.literal(true),
		employmentType: z.union([employmentType, z.array(employmentType).min(1)]).optional(),
		baseSalary: salary.optional(),
	})
	.refine((job) => job.datePosted < job.validThrough, "valid through a day before it was posted");
const faq = z.strictObject({
	mainEntity: z
		.array(
			z.strictObject({
				"@type": z.literal("Question"),
				name: text,
				acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text }),
			}),
		)
		.min(1),
});
const profile = z.strictObject({
	"@id": url,
	url,
	mainEntity: z.strictObject({
		"@type": z.literal("Person"),
		name: text,
		description: text.optional(),
		image: url.optional(),
		knowsAbout: z.array(text).min(1).optional(),
		worksFor: organization.optional(),
		homeLocation: place.optional(),
	}),
});
const website = z.strictObject({
	name: text,
	url,
	potentialAction: z.strictObject({
		"@type": z.literal("SearchAction"),
		target: z.strictObject({
			"@type": z.literal("EntryPoint"),
			urlTemplate: z.string().includes("{search_term_string}"),
		}),
		"query-input": z.literal("required name=search_term_string"),
	}),
});

const each = (types: readonly string[], properties: z.ZodType) =>
	types.map((type) => [type, properties] as const);
const rules = new Map<string, z.ZodType>([
	...each(businessTypes, z.strictObject(business)),
	...each(lodgingTypes, z.strictObject(lodging)),
	...each(serviceTypes, service),
	["TouristAttraction", z.strictObject(sight)],
	["BreadcrumbList", breadcrumbs],
	["ItemList", itemList],
	["JobPosting", jobPosting],
	["FAQPage", faq],
	["ProfilePage", profile],
	["WebSite", website],
]);

/** A phone number: of India, in any spelling. */
const mobile = /(?:\+91[\s-]?)?\b[6-9]\d{4}[\s-]?\d{5}\b/;

/** What is wrong with a page's structured data, in words; empty if nothing is. */
export function faultsIn(data: unknown): string[] {
	const described = z
		.looseObject({ "@context": z.literal("https://schema.org"), "@type": text })
		.safeParse(data);
	if (!described.success) return [z.prettifyError(described.error)];
	const { "@context": _context, "@type": type, ...properties } = described.data;
	const rule = rules.get(type);
	if (rule === undefined) return [`${type}: a type without rules`];
	const checked = rule.safeParse(properties);
	return [
		...(checked.success ? [] : [`${type}: ${z.prettifyError(checked.error)}`]),
		...(mobile.test(JSON.stringify(properties).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ""))
			? [`${type}: contains a phone number`]
			: []),
	];
}
