import { eq } from "drizzle-orm";
import { beforeAll, expect } from "vitest";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { freshMobile, signIn } from "../../../accounts/server/testing/sign-in.ts";
import { auditEntries } from "../../../platform/server/database/audit.tables.ts";
import { fixture } from "../../../testing/fixture.ts";
import { fileServer } from "../../../testing/file-server.ts";
import type { CallResult } from "../../../testing/test-server.ts";
import { type Address, placesApi } from "../../places.contract.ts";
import { addresses } from "../places.tables.ts";
import { buildPincode } from "./build-pincode.ts";

/** A signed-in person. */
export type Person = { token: string; user: Account };

/** A complete address at a pincode that the test server knows. */
export const wholeAddress = {
	name: "Ramesh Thakur",
	mobile: "98765 43210",
	pincodeData: { pincode: "171001", poName: "Busstand" },
	manualAddress: { completeAdd: "14 Mall Road", buildingDetails: "Hill View", floorDetails: "First floor" },
	landmark: "Behind the temple",
	locality: "Lower Bazaar",
	cityDistrictTown: "Shimla",
};

/** The errors of a response as "path: message". */
export const errorsOf = (body: CallResult["body"]): string[] =>
	body.errors.map(({ msg, path }: { msg: string; path?: string }) => `${path}: ${msg}`);

/**
 * For a test file about addresses: a server that knows the pincode of `wholeAddress`, three signed-in people, of whom
 * `staff` is a salesperson, and the requests.
 */
export function addressBook() {
	const server = fileServer();
	beforeAll(() => buildPincode(server, "171001", ["Shimla G.P.O.", "Busstand"]));
	const owner = fixture(() => signIn(server, freshMobile()));
	const stranger = fixture(() => signIn(server, freshMobile()));
	const staff = fixture(() => signIn(server, freshMobile(), { role: "salesPerson" }));
	const calls = {
		create: (by: Person | null, address: unknown = wholeAddress, userMobile?: string) =>
			server.call("POST", "/api/address/user/create", {
				token: by?.token,
				body: { address, ...(userMobile !== undefined && { userMobile }) },
			}),
		change: (by: Person | null, id: string, address: unknown = wholeAddress) =>
			server.call("PUT", `/api/address/${id}`, { token: by?.token, body: { address } }),
		remove: (by: Person | null, id: string) =>
			server.call("DELETE", `/api/address/${id}`, { token: by?.token }),
		listOf: async (by: Person): Promise<Address[]> => {
			const { status, body } = await server.call("GET", "/api/address", { token: by.token });
			expect(status).toBe(200);
			return placesApi["GET /api/address"].answer.parse(body).address;
		},
		/** Adds an address and returns its id. */
		added: async (by: Person): Promise<string> => {
			const { body } = await calls.create(by);
			return placesApi["POST /api/address/user/create"].answer.parse(body).address.address[0]?._id ?? "";
		},
		/** Reads the stored address. */
		rowOf: async (id: string) =>
			(await server.database.db.select().from(addresses).where(eq(addresses.id, id)))[0],
		/** Reads its audit entries. */
		auditOf: (id: string) =>
			server.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)),
	};
	return { server, owner, stranger, staff, ...calls };
}
