import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { id, typedName, typedText } from "../platform/schemas.ts";
import { m } from "../paraglide/messages.js";

export const locationKinds = ["area", "town", "spot", "region", "all"] as const;

/** A public go-to location; PAN_INDIA is the code, shown as "PAN India". */
export const goToLocation = z.object({
	_id: id,
	name: z.string(),
	slug: z.string(),
	/** The state's name; null for PAN_INDIA. */
	state: z.nullable(z.string()),
	kind: z.enum(locationKinds),
	/** The slug of the place that contains this one. */
	parent: z.nullable(z.string()),
});
export type GoToLocation = z.infer<typeof goToLocation>;

/** A typed pincode: six digits, the first never 0. */
export const pincode = z
	.string({ error: () => m["places.pincode.digits"]() })
	.check(z.regex(/^[1-9][0-9]{5}$/, { error: () => m["places.pincode.digits"]() }));

/** A post office with its pincode's data. `cityBlock` and `city` may be empty. */
export const postOffice = z.object({
	pincode: z.string(),
	poName: z.string(),
	cityBlock: z.string(),
	district: z.string(),
	stateName: z.string(),
	city: z.string(),
});
export type PostOffice = z.infer<typeof postOffice>;

const line = z._default(typedText(200), "");
const manualAddress = z.object({
	completeAdd: z._default(typedText(500), ""),
	buildingDetails: line,
	floorDetails: line,
});

/** An address for its person and staff, the only ones who read it whole. */
export const address = z.object({
	_id: id,
	/** The contact person. */
	name: z.string(),
	mobile: z.string(),
	country: z.literal("India"),
	pincodeData: postOffice,
	manualAddress: z.object({ completeAdd: z.string(), buildingDetails: z.string(), floorDetails: z.string() }),
	landmark: z.string(),
	locality: z.string(),
	cityDistrictTown: z.string(),
	/** Whether a listing uses it, so that it can be changed but not removed. */
	addressInUse: z.boolean(),
});
export type Address = z.infer<typeof address>;

/**
 * An address in a request. Empty fields pass the schema, so that address.ts reports what is missing. Block,
 * district, state and city are ignored: the server takes them from the pincode.
 */
export const addressInput = z.object({
	name: z._default(typedName(200), ""),
	mobile: line,
	pincodeData: z._default(z.looseObject({ pincode: z._default(z.string(), ""), poName: line }), {
		pincode: "",
		poName: "",
	}),
	manualAddress: z._default(manualAddress, { completeAdd: "", buildingDetails: "", floorDetails: "" }),
	landmark: line,
	locality: line,
	cityDistrictTown: line,
});
export type AddressInput = z.infer<typeof addressInput>;

const addressList = z.object({ address: z.array(address) });

/** The name in the language of the reader. */
const label = z.string();

export const placesApi = {
	"GET /api/pincode/:pincode": {
		access: "public",
		summary: "The post offices of a pincode: from the directory, else from the public services",
		params: z.object({ pincode }),
		answer: z.object({ postOffices: z.array(postOffice) }),
		failures: {
			404: "Unknown, or unknown here and the services are away",
			503: "Not there yet: the directory is still being loaded; see Retry-After",
		},
	},
	"GET /api/address": {
		access: "signed-in",
		summary: "The viewer's addresses, at most 30, newest first",
		answer: addressList,
	},
	"GET /api/address/user/getaddress": {
		access: "staff",
		summary: "The addresses of the person with this mobile",
		query: z.object({ mobile: z.optional(z.string()) }),
		answer: z.object({ userAddress: addressList }),
	},
	"POST /api/address/user/create": {
		access: "signed-in",
		summary: "Adds an address, one's own or, by staff, that of `userMobile`; answers the whole list",
		body: z.object({ address: addressInput, userMobile: z.optional(z.string()) }),
		status: 201,
		answer: z.object({ address: addressList }),
		failures: { 409: "There are 30 already" },
	},
	"PUT /api/address/:id": {
		access: "signed-in",
		summary: "Changes an address: its person, or staff; answers the whole list",
		params: z.object({ id }),
		body: z.object({ address: addressInput }),
		answer: z.object({ address: addressList }),
	},
	"DELETE /api/address/:id": {
		access: "signed-in",
		summary: "Removes an address: its person, or staff; answers the whole list",
		params: z.object({ id }),
		answer: z.object({ address: addressList }),
		failures: { 409: "A listing uses it" },
	},
	"GET /api/state": {
		access: "public",
		summary: "The 36 states and union territories",
		answer: z.object({
			states: z.array(z.object({ _id: id, stateName: z.string(), label, code: z.string() })),
		}),
	},
	"POST /api/district/bystate": {
		access: "public",
		noVisibleChange: true,
		summary: "The districts of a state, by the state's name",
		body: z.object({ state: typedText(100, 1) }),
		answer: z.object({
			districts: z.array(z.object({ _id: id, district: z.string(), label, stateName: z.string() })),
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
