import type { TestServer } from "../../../testing/test-server.ts";

/** Asks for the staff's list by these filters. */
export const searchListings = (
	server: Pick<TestServer, "call">,
	query: Record<string, string>,
	token: string,
) => server.call("GET", `/api/workerCategory?${new URLSearchParams(query)}`, { token });

/** The ids of an answered list, in its order. */
export const idsOf = (answer: { body: { professionals: { _id: string }[] } }) =>
	answer.body.professionals.map(({ _id }) => _id);
