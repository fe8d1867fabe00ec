import type { TestServer } from "../../../testing/test-server.ts";
import { writePincodes } from "../directory/directory.repository.ts";
import { townOf } from "../directory/tidy-office-name.ts";
import { pincodes } from "../places.tables.ts";

/** Stores a pincode with these offices, the main one first; in Shimla by default. */
export async function buildPincode(
	{ database, clock }: Pick<TestServer, "database" | "clock">,
	pincode: string,
	names: string[],
	{ district = "Shimla", stateName = "Himachal Pradesh" } = {},
): Promise<void> {
	await writePincodes(database.db, "directory test", clock(), [
		{
			pincode,
			latitude: 31.1,
			longitude: 77.17,
			city: townOf(names[0] ?? ""),
			offices: names.map((poName) => ({ poName, district, stateName })),
		},
	]);
}

/** Stores where a pincode is, unless it is known already. */
export async function locatePincode(
	{ db, clock }: Pick<TestServer, "db" | "clock">,
	pincode: string,
	[latitude, longitude]: [number, number],
): Promise<void> {
	await db
		.insert(pincodes)
		.values({ pincode, latitude, longitude, source: "test", learnedAt: clock() })
		.onConflictDoNothing();
}
