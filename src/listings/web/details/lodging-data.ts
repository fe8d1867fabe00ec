import type { SchemaObject } from "../../../platform/web/structured-data.ts";
import type { PropertySection, SectionEntry } from "../../property-sections.ts";

/** The answer to a question of the starter catalogue's forms. Staff may rename one, which leaves its property out. */
function answerTo(
	sections: readonly PropertySection[],
	group: string,
	name: string,
): SectionEntry | undefined {
	return sections.find((section) => section.name === group)?.entries.find((entry) => entry.name === name);
}

/** "12:00 pm" as "12:00:00", "2 pm" as "14:00:00"; null for anything else, because people write it freely. */
function timeOfDay(text = ""): string | null {
	const [, hour, minute = "00", half] = /^(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\.?$/i.exec(text.trim()) ?? [];
	if (hour === undefined || Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59) return null;
	const hours = (Number(hour) % 12) + (half?.toLowerCase() === "p" ? 12 : 0);
	return `${String(hours).padStart(2, "0")}:${minute}:00`;
}

/** What a stay's page says about its rooms, times and amenities, as properties of schema.org's LodgingBusiness. */
export function lodgingData(sections: readonly PropertySection[]): SchemaObject {
	const rooms = answerTo(sections, "", "Rooms") ?? answerTo(sections, "Rooms", "Number of rooms");
	const numberOfRooms = Number.parseInt(rooms?.value ?? "", 10);
	const checkinTime = timeOfDay(answerTo(sections, "Check-in", "From")?.value);
	const checkoutTime = timeOfDay(answerTo(sections, "Check-in", "Until")?.value);
	const amenities = answerTo(sections, "", "Amenities") ?? answerTo(sections, "", "Facilities");
	const names = amenities === undefined ? [] : (amenities.items ?? [amenities.value]);
	return {
		...(numberOfRooms > 0 && { numberOfRooms }),
		...(checkinTime !== null && { checkinTime }),
		...(checkoutTime !== null && { checkoutTime }),
		...(names.includes("Pets allowed") && { petsAllowed: true }),
		...(names.length > 0 && {
			amenityFeature: names.map((name) => ({ "@type": "LocationFeatureSpecification", name, value: true })),
		}),
	};
}
