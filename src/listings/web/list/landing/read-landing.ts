import type { RouterContextProvider } from "react-router";
import type { Landing } from "../../../landing.ts";
import { everywhere } from "../../../list-address.ts";
import { type ActiveListQuery, publicListings } from "../../../listings.contract.ts";

/** What is shown below the first page of a list that has professionals; a list of one choice has none of it. */
export async function readLanding(
	context: Readonly<RouterContextProvider>,
	{ service, choice, location, cursor }: ActiveListQuery,
	professionals: readonly unknown[],
): Promise<Landing | null> {
	if (choice !== undefined || cursor !== undefined || professionals.length === 0) return null;
	const place = location === everywhere ? null : (location ?? null);
	return context.get(publicListings).landing(service, place);
}
