import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { githubRepository, githubUnknown, startFakeGithub } from "../testing/fake-github.ts";
import { faultsOf, leastProfile, type ProfileOwner, profileOwner } from "../testing/profile-owner.ts";

let github: Awaited<ReturnType<typeof startFakeGithub>>;
let server: TestServer;
let owner: ProfileOwner;
let name: string;
let names = 0;
beforeAll(async () => {
	github = await startFakeGithub();
	server = await startTestServer({ GITHUB_API_URL: github.url });
});
beforeEach(async () => {
	server.clock.advance(11 * 60_000);
	owner = await profileOwner(server);
	name = `Asha-${names++}`;
	github.asked.length = 0;
});
afterAll(async () => {
	await server.close();
	await github.close();
});

const save = (githubusername: string, others: object = {}) =>
	owner.save({ ...leastProfile, ...others, githubusername });

test("refuses a name that GitHub does not know at its field and changes nothing", async () => {
	await save("");
	github.answer(githubUnknown);
	const answer = await save(name, { company: "Another" });
	expect(answer.status).toBe(400);
	expect(faultsOf(answer)).toEqual(["githubusername: No Github profile found"]);
	expect((await owner.me()).body).toMatchObject({ githubusername: "", company: "" });
});

test("stores an existing name and shows its repositories without another request", async () => {
	github.answer({ json: [githubRepository()] });
	expect((await save(name)).status).toBe(200);
	expect((await server.call("GET", `/api/profile/github/${name}`)).body).toHaveLength(1);
	expect(github.asked).toHaveLength(1);
});

test("accepts the name if GitHub does not answer", async () => {
	github.answer({ status: 500, json: {} });
	expect(await save(name)).toMatchObject({ status: 200, body: { githubusername: name } });
});

test("does not check an unchanged name again, even if it no longer exists", async () => {
	github.answer({ json: [] });
	await save(name);
	server.clock.advance(61 * 60_000);
	github.asked.length = 0;
	github.answer(githubUnknown);
	expect(await save(name, { company: "Asha & Sons" })).toMatchObject({ status: 200 });
	expect(github.asked).toEqual([]);
});

test("does not call GitHub without a name or if another field is wrong", async () => {
	github.answer(githubUnknown);
	expect((await save("")).status).toBe(200);
	expect(faultsOf(await save(name, { status: "" }))).toEqual(["status: Status is required"]);
	expect(github.asked).toEqual([]);
});
