import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/routes.ts";
import { listingsApi } from "../listings.contract.ts";
import type { Contacts } from "./contacts.service.ts";
import type { Listings } from "./listings.service.ts";

/** The calls of the listings wing. */
export function registerListings(app: FastifyInstance, listings: Listings, contacts: Contacts): void {
	registerRoutes(app, "Listings", listingsApi, {
		"GET /api/workerCategory/active": ({ query }) => listings.active(query),
		"GET /api/workerCategory/mine": async ({ viewer }) => ({
			success: true,
			professionals: await listings.mine(viewer),
		}),
		"GET /api/workerCategory/:id": async ({ params, viewer }) => ({
			professional: await listings.read(params.id, viewer),
		}),
		"PUT /api/workerCategory/stats/increment-profile-visit/:id": ({ params, viewer, request }) =>
			contacts.countVisit(params.id, viewer, {
				address: request.ip,
				agent: request.headers["user-agent"] ?? "",
			}),
		"PUT /api/workerCategory/stats/increment-call/:id": ({ params, viewer }) =>
			contacts.countCall(params.id, viewer),
	});
}
