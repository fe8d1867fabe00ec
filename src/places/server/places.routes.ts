import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import type { Location } from "../location.ts";
import { placesApi } from "../places.contract.ts";
import { presentLocation } from "../present-location.ts";
import type { Addresses } from "./addresses.service.ts";
import type { Pincodes } from "./pincodes/pincodes.service.ts";
import type { Places } from "./places.service.ts";

/**
 * Which locations a service has is the catalogue's to say, a module above this one: wired in from there; throws
 * not_found for no service.
 */
export type LocationsOfService = (serviceId: string) => Promise<readonly Location[]>;

/** What the module's calls are made of. */
type Parts = {
	places: Places;
	pincodes: Pincodes;
	addresses: Addresses;
	locationsOfService: LocationsOfService;
};

/** The post offices of a pincode change a few times a year; a day later everybody has them. */
const offices = "public, max-age=86400";

/** Registers the calls about states, districts, go-to locations, pincodes and addresses. */
export function registerPlaces(
	app: FastifyInstance,
	{ places, pincodes, addresses, locationsOfService }: Parts,
): void {
	registerRoutes(app, "Places", placesApi, {
		"GET /api/pincode/:pincode": async ({ params, reply }) => {
			const postOffices = await pincodes.officesOf(params.pincode);
			reply.header("cache-control", offices);
			return { postOffices };
		},
		"GET /api/address": async ({ viewer }) => ({ address: await addresses.listOwn(viewer) }),
		"GET /api/address/user/getaddress": async ({ query }) => ({
			userAddress: { address: await addresses.listByMobile(query.mobile) },
		}),
		"POST /api/address/user/create": async ({ viewer, body }) => ({
			address: { address: await addresses.add(viewer, body.address, body.userMobile) },
		}),
		"PUT /api/address/:id": async ({ viewer, params, body }) => ({
			address: { address: await addresses.change(viewer, params.id, body.address) },
		}),
		"DELETE /api/address/:id": async ({ viewer, params }) => ({
			address: { address: await addresses.remove(viewer, params.id) },
		}),
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
