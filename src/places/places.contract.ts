import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { id, typedText } from "../platform/schemas.ts";

export const locationKinds = ["area", "town", "spot", "region", "all"] as const;

/** A go-to location as everybody sees it; PAN_INDIA is the code, shown as "PAN India". */
export const goToLocation = z.object({
	_id: id,
	name: z.string(),
	slug: z.string(),
	/** The state's name; null for PAN_INDIA. */
	state: z.nullable(z.string()),
	kind: z.enum(locationKinds),
	/** The slug of the place around this one. */
	parent: z.nullable(z.string()),
});
export type GoToLocation = z.infer<typeof goToLocation>;

export const placesApi = {
	"GET /api/state": {
		access: "public",
		summary: "The 36 states and union territories",
		answer: z.object({ states: z.array(z.object({ _id: id, stateName: z.string(), code: z.string() })) }),
	},
	"POST /api/district/bystate": {
		access: "public",
		summary: "The districts of a state, by the state's name",
		body: z.object({ state: typedText(100, 1) }),
		answer: z.object({
			districts: z.array(z.object({ _id: id, district: z.string(), stateName: z.string() })),
		}),
		failures: { 404: "No such state" },
	},
	"GET /api/location": {
		access: "public",
		summary: "Go-to locations: of a service, or the common list",
		query: z.object({ serviceId: z.optional(id) }),
		answer: z.object({ locations: z.array(goToLocation) }),
		failures: { 404: "No such service" },
	},
} as const satisfies ApiContract;
export type PlacesApi = typeof placesApi;
