import type { addresses } from "../../src/places/server/places.tables.ts";
import { newId } from "../../src/platform/server/database/ids.ts";
import { demoAccount } from "../accounts/demo-accounts.ts";

const day = 86_400_000;

/** The saved address of the demo's customer: that of their requests. */
export function customersAddress(
	people: ReadonlyMap<string, { id: string }>,
	now: Date,
): typeof addresses.$inferInsert {
	const { mobile, name } = demoAccount("+919000000010");
	const userId = people.get(mobile)?.id;
	if (userId === undefined) throw new Error("the demo's customer is not there");
	return {
		id: newId(),
		userId,
		name,
		mobile,
		pincode: "171006",
		poName: "Sanjauli",
		district: "Shimla",
		stateName: "Himachal Pradesh",
		city: "Shimla",
		completeAdd: "Flat 3, Rose Villa",
		locality: "Sanjauli",
		createdAt: new Date(now.getTime() - 36 * day),
	};
}
