import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { fixture } from "../../../testing/fixture.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { leads } from "../leads.tables.ts";

/** A complete lead as a customer sends it. */
export const wholeLead = {
	name: "Sunita Devi",
	mobile: "+919876500001",
	goToLocation: "shimla",
	addressDetails: "Blue gate behind the Ridge",
	serviceName: "Electrician",
};

type SendOptions = { token?: string | undefined; key?: string };

/**
 * For test files about creating leads: a server, a customer, and the request, sent as the customer unless a token is
 * given.
 */
export function leadCustomer() {
	const server = fileServer();
	const customer = fixture(() => signIn(server, wholeLead.mobile, { name: wholeLead.name }));
	return {
		server,
		customer,
		/** Sends a lead; `token: undefined` sends it as a guest. */
		create: (body: unknown, options: SendOptions = {}) =>
			server.call("POST", "/api/lead", {
				token: "token" in options ? options.token : customer.token,
				body,
				headers: options.key === undefined ? {} : { "idempotency-key": options.key },
			}),
		countLeads: () => server.database.db.$count(leads),
	};
}

/** The faults of an error response as "path: message". */
export const faultsOf = (answer: { body: { errors: ErrorItem[] } }) =>
	answer.body.errors.map(({ msg, path }) => `${path}: ${msg}`);
