import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";

const slug = z.string().check(z.minLength(1), z.maxLength(120));

const awaited = z.object({ service: slug, location: z.optional(slug) });
export type AwaitedService = z.infer<typeof awaited>;

/** The calls of people who wait for a service that is coming soon, part of listingsApi. */
export const serviceInterestCalls = {
	"GET /api/catalogue/interest": {
		access: "signed-in",
		summary: "Whether the viewer waits for this service at this place, or anywhere if none is given",
		query: awaited,
		answer: z.object({ isRemembered: z.boolean() }),
		failures: { 404: "No such service or place" },
	},
	"POST /api/catalogue/interest": {
		access: "signed-in",
		summary: "Stores that the viewer waits for a service that is coming soon, once per service and place",
		body: awaited,
		answer: z.object({ isRemembered: z.literal(true) }),
		failures: { 404: "No such service or place", 409: "The service is open already" },
	},
} as const satisfies ApiContract;
export type ServiceInterestApi = typeof serviceInterestCalls;
