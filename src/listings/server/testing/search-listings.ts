import { renewStaffSession } from "../../../accounts/server/testing/sign-in.ts";
import type { TestServer } from "../../../testing/test-server.ts";

/** Requests the staff's list with these filters. Renews the session first: the test's clock may have outrun it. */
export async function searchListings(
	server: Pick<TestServer, "call" | "database" | "clock">,
	query: Record<string, string>,
	token: string,
) {
	await renewStaffSession(server, token);
	return server.call("GET", `/api/workerCategory?${new URLSearchParams(query)}`, { token });
}

/** The ids of a returned list, in its order. */
export const idsOf = (answer: { body: { professionals: { _id: string }[] } }) =>
	answer.body.professionals.map(({ _id }) => _id);
