import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import type { Location } from "../location.ts";
import { placesApi } from "../places.contract.ts";
import { presentLocation } from "../present-location.ts";
import { addAddress } from "./add-address.ts";
import { changeAddress, removeAddress } from "./change-address.ts";
import { listAddressesByMobile, readAddressList } from "./list-addresses.ts";
import type { PlacesContext } from "./places.context.ts";

/** Reads the locations of a service from the catalogue, a module above. Throws not_found for an unknown service. */
export type LocationsOfService = (serviceId: string) => Promise<readonly Location[]>;

/** The post offices of a pincode change a few times a year, so caches may keep them for a day. */
const officesCache = "public, max-age=86400";

/** Registers the routes of states, districts, go-to locations, pincodes and addresses. */
export function registerPlaces(
	app: FastifyInstance,
	ctx: PlacesContext,
	locationsOfService: LocationsOfService,
): void {
	const { places, pincodes } = ctx;
	registerRoutes(app, "Places", placesApi, {
		"GET /api/pincode/:pincode": async ({ params, reply }) => {
			const postOffices = await pincodes.officesOf(params.pincode);
			reply.header("cache-control", officesCache);
			return { postOffices };
		},
		"GET /api/address": async ({ viewer }) => ({
			address: await readAddressList(ctx, ctx.db, viewer.userId),
		}),
		"GET /api/address/user/getaddress": async ({ query }) => ({
			userAddress: { address: await listAddressesByMobile(ctx, query.mobile) },
		}),
		"POST /api/address/user/create": async ({ viewer, body }) => ({
			address: { address: await addAddress(ctx, viewer, body.address, body.userMobile) },
		}),
		"PUT /api/address/:id": async ({ viewer, params, body }) => ({
			address: { address: await changeAddress(ctx, viewer, params.id, body.address) },
		}),
		"DELETE /api/address/:id": async ({ viewer, params }) => ({
			address: { address: await removeAddress(ctx, viewer, params.id) },
		}),
		"GET /api/state": async () => ({
			states: (await places.states()).map(({ id, ...state }) => ({ _id: id, ...state })),
		}),
		"POST /api/district/bystate": async ({ body }) => ({
			districts: (await places.districtsOf(body.state)).map(({ id, ...district }) => ({
				_id: id,
				...district,
			})),
		}),
		"GET /api/location": async ({ query }) => {
			const snapshot = await places.snapshot();
			const locations =
				query.serviceId === undefined ? snapshot.locations : await locationsOfService(query.serviceId);
			return { locations: locations.map((location) => presentLocation(location, snapshot.byId)) };
		},
	});
}
