import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { beforehand } from "../../../testing/beforehand.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { leads } from "../leads.tables.ts";

/** A lead as a customer sends it, with nothing missing. */
export const wholeLead = {
	name: "Sunita Devi",
	mobile: "+919876500001",
	goToLocation: "shimla",
	addressDetails: "Blue gate behind the Ridge",
	serviceName: "Electrician",
};

type SendOptions = { token?: string | undefined; key?: string };

/** For a test file about creating leads: a server, a customer, and the call, theirs unless a token is given. */
export function leadCustomer() {
	const server = fileServer();
	const customer = beforehand(() => signIn(server, wholeLead.mobile, { name: wholeLead.name }));
	return {
		server,
		customer,
		/** Sends a lead; `token: undefined` sends it as nobody. */
		create: (body: unknown, options: SendOptions = {}) =>
			server.call("POST", "/api/lead", {
				token: "token" in options ? options.token : customer.token,
				body,
				headers: options.key === undefined ? {} : { "idempotency-key": options.key },
			}),
		countLeads: () => server.database.db.$count(leads),
	};
}

/** The faults of a refusal as "path: sentence". */
export const faultsOf = (answer: { body: { errors: ErrorItem[] } }) =>
	answer.body.errors.map(({ msg, path }) => `${path}: ${msg}`);
