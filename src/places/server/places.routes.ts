import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/routes.ts";
import type { Location } from "../location.ts";
import { placesApi } from "../places.contract.ts";
import { presentLocation } from "../present-location.ts";
import type { Places } from "./places.service.ts";

/**
 * Registers the calls about states, districts and go-to locations. Which locations a service has is the catalogue's
 * to say, a wing above this one: `locationsOfService` is wired in from there and throws not_found for no service.
 */
export function registerPlaces(
	app: FastifyInstance,
	places: Places,
	locationsOfService: (serviceId: string) => Promise<readonly Location[]>,
): void {
	registerRoutes(app, "Places", placesApi, {
		"GET /api/state": async () => ({
			states: (await places.states()).map(({ id, stateName, code }) => ({ _id: id, stateName, code })),
		}),
		"POST /api/district/bystate": async ({ body }) => ({
			districts: (await places.districtsOf(body.state)).map(({ id, district, stateName }) => ({
				_id: id,
				district,
				stateName,
			})),
		}),
		"GET /api/location": async ({ query }) => {
			const snapshot = await places.snapshot();
			const chosen =
				query.serviceId === undefined ? snapshot.locations : await locationsOfService(query.serviceId);
			return { locations: chosen.map((location) => presentLocation(location, snapshot.byId)) };
		},
	});
}
