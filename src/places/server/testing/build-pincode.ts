import type { TestServer } from "../../../testing/test-server.ts";
import { writePincodes } from "../directory/directory.repository.ts";
import { townOf } from "../directory/tidy-office-name.ts";

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
