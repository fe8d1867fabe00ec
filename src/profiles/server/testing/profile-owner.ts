import { freshMobile, signIn } from "../../../accounts/server/testing/sign-in.ts";
import type { Role } from "../../../platform/access.ts";
import type { CallResult, TestServer } from "../../../testing/test-server.ts";

/** The smallest valid profile. */
export const leastProfile = { status: "Professional", skills: "wiring, repairs" };
/** A complete entry of experience. */
export const someExperience = {
	title: "Electrician",
	company: "Asha & Sons",
	location: "Shimla",
	from: "2020-02-29",
	to: "2021-03-01",
	current: false,
	description: "Houses and shops",
};
/** A complete entry of education. */
export const someEducation = {
	school: "ITI Shimla",
	degree: "Certificate",
	fieldofstudy: "Electrician",
	from: "2018-07-01",
	to: "2020-01-31",
	current: false,
	description: "Two years",
};

/** The faults of an error response as "path: message". */
export function faultsOf({ body }: CallResult): string[] {
	return (body.errors as { msg: string; path?: string }[]).map(({ path, msg }) => `${path}: ${msg}`);
}

/** Signs in a person and returns the calls about their profile. */
export async function profileOwner(server: TestServer, { role }: { role?: Role } = {}) {
	const { token, user } = await signIn(server, freshMobile(), { name: "Asha Devi", ...(role && { role }) });
	const userId = user._id;
	const headersOf = (key: string | undefined): Record<string, string> =>
		key === undefined ? {} : { "idempotency-key": key };
	return {
		token,
		user,
		userId,
		save: (body: unknown = leastProfile) => server.call("POST", "/api/profile", { token, body }),
		me: () => server.call("GET", "/api/profile/me", { token }),
		addExperience: (body: unknown = someExperience, key?: string) =>
			server.call("PUT", "/api/profile/experience", { token, body, headers: headersOf(key) }),
		addEducation: (body: unknown = someEducation, key?: string) =>
			server.call("PUT", "/api/profile/education", { token, body, headers: headersOf(key) }),
		removeExperience: (id: string) => server.call("DELETE", `/api/profile/experience/${id}`, { token }),
		removeEducation: (id: string) => server.call("DELETE", `/api/profile/education/${id}`, { token }),
		exported: async () => (await server.call("GET", "/api/users/me/export", { token })).body.profile,
		deleteAccount: () => server.call("DELETE", "/api/users/me", { token, body: { mobile: user.mobile } }),
	};
}
export type ProfileOwner = Awaited<ReturnType<typeof profileOwner>>;
