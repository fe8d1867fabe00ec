import { findService, randomMobile } from "../../../listings/server/testing/build-listing.ts";
import { buildPincode } from "../../../places/server/testing/build-pincode.ts";
import type { Role } from "../../../platform/access.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { fixture } from "../../../testing/fixture.ts";
import type { CallOptions, TestServer } from "../../../testing/test-server.ts";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import type { JobWishes } from "../../job-board.contract.ts";
import { buildProfile } from "./build-job.ts";

/** A signed-in person. */
export type Person = { token: string; userId: string; mobile: string };
type Method = Parameters<TestServer["call"]>[0];

/** For test files about the job board: a server that knows 175001 in Mandi, and helpers that call it. */
export function jobBoard() {
	const server = fileServer();
	const services = fixture(async () => {
		await server.jobs.start();
		await buildPincode(server, "175001", ["Mandi", "Khaliar"], { district: "Mandi" });
		const { db } = server.database;
		const { serviceId: welder } = await findService(db, "welder", null);
		const { serviceId: plumber } = await findService(db, "plumber", null);
		return { welder, plumber };
	});
	const ask = (method: Method, path: string, token?: string, more: Omit<CallOptions, "token"> = {}) =>
		server.call(method, `/api/jobs${path}`, { token, ...more });

	async function person(name = "Asha Verma", role?: Role): Promise<Person> {
		const mobile = randomMobile();
		const { token, user } = await signIn(server, mobile, { name, ...(role && { role }) });
		return { token, userId: user._id, mobile };
	}

	return {
		server,
		services,
		person,
		/**
		 * Signs in a person whose profile says that they look for a job, with these wishes; by default a welder's work
		 * in Mandi.
		 */
		seeker: async (wishes: Partial<JobWishes> = {}, name = "Sita Ram"): Promise<Person> => {
			const someone = await person(name);
			await buildProfile(server, someone.userId, "LookingForJobs");
			const whole = {
				serviceIds: [services.welder],
				areas: [{ stateName: "Himachal Pradesh", district: "Mandi" }],
				isShown: true,
				...wishes,
			};
			const saved = await ask("PUT", "/seeking", someone.token, { body: whole });
			if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
			return someone;
		},
		/** A complete job as sent. */
		whole: () => ({
			jobCategoryId: services.welder,
			firmName: "Verma Steel Works",
			reachablePersonName: "Asha Verma",
			description: "A welder for gates and grills, day shift.",
			pincodeData: { pincode: "175001", poName: "Mandi" },
		}),
		list: (query: Record<string, string> = {}, token?: string) =>
			ask("GET", `?${new URLSearchParams(query)}`, token),
		post: (token: string | undefined, body: unknown, key?: string) =>
			ask("POST", "", token, { body, ...(key !== undefined && { headers: { "idempotency-key": key } }) }),
		read: (jobId: string, token?: string) => ask("GET", `/${jobId}`, token),
		apply: (jobId: string, token?: string) => ask("PUT", `/apply/${jobId}`, token),
		unapply: (jobId: string, token?: string) => ask("PUT", `/unapply/${jobId}`, token),
		close: (jobId: string, token?: string) => ask("PUT", `/${jobId}/close`, token),
		remove: (jobId: string, token?: string, reason?: string) =>
			ask("DELETE", `/${jobId}`, token, reason === undefined ? {} : { body: { reason } }),
		applicants: (jobId: string, token?: string, query: Record<string, string> = {}) =>
			ask("GET", `/${jobId}/applicants?${new URLSearchParams(query)}`, token),
		seekers: (jobId: string, token?: string, query: Record<string, string> = {}) =>
			ask("GET", `/${jobId}/seekers?${new URLSearchParams(query)}`, token),
		wishes: (token?: string) => ask("GET", "/seeking", token),
		wish: (token: string | undefined, body: unknown) => ask("PUT", "/seeking", token, { body }),
	};
}
