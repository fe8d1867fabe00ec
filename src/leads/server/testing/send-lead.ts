import { expect } from "vitest";
import type { ErrorItem } from "../../../platform/app-error.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { readClaims, readLead } from "./build-lead.ts";

/** A lead as a customer sends it, with nothing missing. */
export const wholeLead = {
	name: "Sunita Devi",
	mobile: "+919876500001",
	goToLocation: "shimla",
	addressDetails: "Blue gate behind the Ridge",
	serviceName: "Electrician",
};

type SendOptions = { token?: string | undefined; key?: string };

/** Sends leads as `by` says unless a token is given (undefined: as nobody); asked at each sending. */
export function leadSender(by: () => { server: Pick<TestServer, "call">; token: string }) {
	return (body: unknown, options: SendOptions = {}) => {
		const { server, token } = by();
		return server.call("POST", "/api/lead", {
			token: "token" in options ? options.token : token,
			body,
			headers: options.key === undefined ? {} : { "idempotency-key": options.key },
		});
	};
}

/** The faults of a refusal as "path: sentence". */
export const faultsOf = (answer: { body: { errors: ErrorItem[] } }) =>
	answer.body.errors.map(({ msg, path }) => `${path}: ${msg}`);

/** Fails unless so many hold a claim of the lead and so many of its places are taken. */
export async function expectClaims(server: Pick<TestServer, "database">, leadId: string, count: number) {
	expect(await readLead(server, leadId)).toMatchObject({ claimsTaken: count });
	expect(await readClaims(server, leadId)).toHaveLength(count);
}
