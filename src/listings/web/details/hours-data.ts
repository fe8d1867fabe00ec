import { m } from "../../../paraglide/messages.js";
import { indianDay } from "../../../platform/dates.ts";
import type { SchemaObject } from "../../../platform/web/structured-data.ts";
import { clockOf, type Schedule, type Weekday, weekdays } from "../../working-hours.ts";
import type { Details } from "./details-data.ts";

/** The weekdays as schema.org spells them. */
const schemaDays: Record<Weekday, string> = {
	monday: "Monday",
	tuesday: "Tuesday",
	wednesday: "Wednesday",
	thursday: "Thursday",
	friday: "Friday",
	saturday: "Saturday",
	sunday: "Sunday",
};

/** Whole days end at 23:59, as Google asks. */
const closingTime = (closes: number) => clockOf(Math.min(closes, 1439));

/**
 * The week's hours and the days off ahead as schema.org's openingHoursSpecification; a day off opens and closes at
 * midnight. Nothing without hours.
 */
export function hoursData({ hours, daysOff }: Schedule): SchemaObject {
	if (hours === null) return {};
	const today = indianDay(new Date());
	const week = weekdays.flatMap((day) => {
		const times = hours[day];
		if (times === undefined) return [];
		return [{ dayOfWeek: schemaDays[day], opens: clockOf(times.opens), closes: closingTime(times.closes) }];
	});
	const off = daysOff
		.filter(({ to }) => to >= today)
		.map(({ from, to }) => ({ opens: "00:00", closes: "00:00", validFrom: from, validThrough: to }));
	return {
		openingHoursSpecification: [...week, ...off].map((times) => ({
			"@type": "OpeningHoursSpecification",
			...times,
		})),
	};
}

/** The rate list as schema.org's OfferCatalog; nothing without rates. */
export function ratesData(rates: Details["rates"]): SchemaObject {
	if (rates.length === 0) return {};
	return {
		hasOfferCatalog: {
			"@type": "OfferCatalog",
			name: m["listings.rates.title"](),
			itemListElement: rates.map(({ name, price, per }) => ({
				"@type": "Offer",
				itemOffered: { "@type": "Service", name },
				...(per === null
					? { price, priceCurrency: "INR" }
					: {
							priceSpecification: {
								"@type": "UnitPriceSpecification",
								price,
								priceCurrency: "INR",
								unitText: per,
							},
						}),
			})),
		},
	};
}
