import { describe, expect, test } from "vitest";
import { newId } from "../../platform/server/database/ids.ts";
import { jobsPerPage } from "../job.ts";
import { buildJob, buildPeople } from "./testing/build-job.ts";
import { jobBoard } from "./testing/job-board.ts";

const { server, services, person, list, apply } = jobBoard();

const idsOf = (answer: { body: { jobs: { _id: string }[] } }) => answer.body.jobs.map(({ _id }) => _id);

/** A person who posts jobs in a state that no other test uses. */
async function market(stateName: string) {
	const [creator] = await buildPeople(server, 1);
	if (creator === undefined) throw new Error("nobody");
	let age = 0;
	return {
		creator,
		add: (job: Partial<Parameters<typeof buildJob>[1]> = {}) =>
			buildJob(server, {
				createdBy: creator.userId,
				serviceId: services.welder,
				stateName,
				// Each is a second older than the one before it.
				createdAt: new Date(server.clock().getTime() - 1_000 * age++),
				...job,
			}),
	};
}

describe("the search", () => {
	test("applies each filter and all of them together, newest first", async () => {
		const { add } = await market("Goa");
		const panaji = { pincode: "403001", poName: "Panaji", district: "North Goa" };
		const first = await add(panaji);
		const second = await add({ ...panaji, poName: "Fontainhas", serviceId: services.plumber });
		const third = await add({ pincode: "403601", poName: "Margao", district: "South Goa" });
		await add({ ...panaji, status: "closed" });
		const found = async (query: Record<string, string>) => idsOf(await list(query));
		expect(await found({ stateName: "Goa" })).toEqual([first, second, third]);
		expect(await found({ stateName: "Goa", district: "South Goa" })).toEqual([third]);
		expect(await found({ stateName: "Goa", serviceId: services.plumber })).toEqual([second]);
		expect(await found({ pincode: "403001" })).toEqual([first, second]);
		expect(await found({ pincode: "403001", poName: "Fontainhas" })).toEqual([second]);
		expect(await found({ pincode: "403001", serviceId: services.welder })).toEqual([first]);
		const all = { stateName: "Goa", district: "North Goa", pincode: "403001", poName: "Panaji" };
		expect(await found({ ...all, serviceId: services.welder })).toEqual([first]);
		expect(await found({ ...all, serviceId: services.plumber })).toEqual([]);
		expect((await found({})).slice(0, 3)).toEqual(expect.arrayContaining([first]));
	});

	test("compares state and district without case", async () => {
		const { add } = await market("Assam");
		const only = await add({ district: "Kamrup" });
		const found = async (query: Record<string, string>) => idsOf(await list(query));
		expect(await found({ stateName: "ASSAM" })).toEqual([only]);
		expect(await found({ stateName: "assam", district: "KAMRUP" })).toEqual([only]);
		expect(await found({ stateName: " Assam ", district: "kamrup" })).toEqual([only]);
		expect(await found({ stateName: "assam", district: "Cachar" })).toEqual([]);
	});

	test("finds no jobs in unknown places, and ignores empty filters", async () => {
		const { add } = await market("Sikkim");
		const only = await add({ district: "Gangtok" });
		const unknown: Record<string, string>[] = [
			{ stateName: "Atlantis" },
			{ stateName: "Sikkim", district: "Nowhere" },
			{ pincode: "999998" },
			{ pincode: "999998", poName: "Nowhere" },
			{ stateName: "Sikkim", serviceId: newId() },
		];
		for (const query of unknown) expect((await list(query)).body).toEqual({ jobs: [], nextCursor: null });
		const empty = { district: "", poName: "", pincode: "", serviceId: "" };
		expect(idsOf(await list({ stateName: "Sikkim", ...empty }))).toEqual([only]);
	});

	test("refuses a district without its state and a post office without its pincode", async () => {
		const answer = await list({ district: "Mandi", poName: "Mandi" });
		expect(answer.status).toBe(400);
		expect(answer.body.errors).toEqual([
			{ msg: "Please choose the state of the district too", path: "stateName" },
			{ msg: "Please enter the pincode of the post office too", path: "pincode" },
		]);
		expect((await list({ pincode: "", poName: "Mandi" })).status).toBe(400);
		for (const [wrong, msg] of [
			[{ pincode: "12" }, "ZIP code must be of 6 digits"],
			[{ serviceId: "x" }, "This is not a valid ID."],
		] as const)
			expect(await list(wrong)).toMatchObject({ status: 400, body: { message: msg } });
		expect((await list({ createdBy: newId() })).status).toBe(400);
	});

	test("pages without gaps, also among jobs posted at the same time", async () => {
		const { add } = await market("Tripura");
		const createdAt = server.clock();
		const ids: string[] = [];
		for (let number = 0; number < 45; number++) ids.push(await add({ createdAt }));
		const seen: string[] = [];
		let cursor: string | null = null;
		let pages = 0;
		do {
			const { body }: Awaited<ReturnType<typeof list>> = await list({
				stateName: "Tripura",
				...(cursor !== null && { cursor }),
			});
			seen.push(...body.jobs.map(({ _id }: { _id: string }) => _id));
			cursor = body.nextCursor;
			pages++;
		} while (cursor !== null);
		expect(pages).toBe(Math.ceil(45 / jobsPerPage));
		expect(seen).toEqual(ids.toSorted().toReversed());
		expect(idsOf(await list({ stateName: "Tripura", limit: "3" }))).toHaveLength(3);
		expect((await list({ stateName: "Tripura", limit: "1000" })).body.jobs).toHaveLength(45);
		expect((await list({ cursor: "nonsense" })).status).toBe(400);
	});
});

describe("one's own jobs", () => {
	test("require a session and include closed ones", async () => {
		const { creator, add } = await market("Assam");
		const open = await add();
		const closed = await add({ status: "closed" });
		await (await market("Assam")).add();
		expect((await list({ createdBy: "me" })).status).toBe(401);
		const own = await list({ createdBy: "me" }, creator.token);
		expect(idsOf(own)).toEqual([open, closed]);
		expect(own.body.jobs[0].abilities).toEqual({
			apply: false,
			unapply: false,
			close: true,
			delete: true,
			seeApplicants: true,
			showNumber: false,
		});
		expect(own.body.jobs[1]).toMatchObject({
			status: { type: "closed" },
			abilities: { apply: false, close: false, delete: true },
		});
		const other = { createdBy: "me", stateName: "Kerala" };
		expect(idsOf(await list(other, creator.token))).toEqual([]);
	});
});

test("shows everyone the number of applications, and each person only their own application", async () => {
	const { add } = await market("Nagaland");
	const jobId = await add();
	const [one, other] = await buildPeople(server, 2);
	await apply(jobId, one?.token);
	const seenBy = async (token?: string) => (await list({ stateName: "Nagaland" }, token)).body.jobs[0];
	const own = await seenBy(one?.token);
	expect(own.applies).toEqual([{ _id: expect.any(String), user: one?.userId }]);
	expect(own).toMatchObject({ applicationsCount: 1, abilities: { apply: false, unapply: true } });
	for (const token of [other?.token, undefined]) {
		const seen = await seenBy(token);
		expect(seen).toMatchObject({ applies: [], applicationsCount: 1, abilities: { apply: true } });
		expect(JSON.stringify(seen)).not.toContain(one?.userId);
		expect(JSON.stringify(seen)).not.toContain("+91");
	}
	const manager = await person("Meena Negi", "customerSupport");
	expect((await seenBy(manager.token)).abilities).toMatchObject({ delete: true, seeApplicants: true });
});
