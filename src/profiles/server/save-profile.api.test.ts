import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../platform/server/database/ids.ts";
import { fileServer } from "../../testing/file-server.ts";
import { profilesApi } from "../profiles.contract.ts";
import { profiles } from "./profiles.tables.ts";
import { faultsOf, leastProfile, type ProfileOwner, profileOwner } from "./testing/profile-owner.ts";

const server = fileServer({ CDN_BASE_URL: "https://cdn.example" });
let owner: ProfileOwner;
let stranger: ProfileOwner;
beforeAll(async () => {
	await server.jobs.start();
	stranger = await profileOwner(server);
});
beforeEach(async () => {
	server.clock.advance(60_000);
	owner = await profileOwner(server);
});

const rowOf = async ({ userId }: ProfileOwner) =>
	(await server.database.db.select().from(profiles).where(eq(profiles.userId, userId)))[0];
const read = (id: string, token?: string) => server.call("GET", `/api/profile/user/${id}`, { token });
const whole = {
	status: "LookingForJobs",
	skills: "Wiring,  house wiring, wiring",
	company: "Asha & Sons \u202e",
	website: "asha.example",
	location: "Shimla",
	githubusername: "@Asha",
	bio: "<b>Wires</b>\nand more",
	twitter: "x.com/asha",
	facebook: "facebook.com/asha",
	linkedin: "https://in.linkedin.com/in/asha",
	youtube: "youtu.be/asha",
	instagram: "instagram.com/asha",
};
const expected = {
	status: "LookingForJobs",
	skills: ["Wiring", "house wiring"],
	company: "Asha & Sons",
	website: "https://asha.example/",
	location: "Shimla",
	githubusername: "Asha",
	bio: "<b>Wires</b>\nand more",
	social: {
		twitter: "https://x.com/asha",
		facebook: "https://facebook.com/asha",
		linkedin: "https://in.linkedin.com/in/asha",
		youtube: "https://youtu.be/asha",
		instagram: "https://instagram.com/asha",
	},
	profileImage: null,
	experience: [],
	education: [],
};

describe("GET /api/profile/me", () => {
	test("answers 401 without a session", async () => {
		expect((await server.call("GET", "/api/profile/me")).status).toBe(401);
	});

	test("answers 404 with a message before there is one", async () => {
		expect(await owner.me()).toMatchObject({
			status: 404,
			body: { message: "You have not yet setup a profile, please add some info.." },
		});
	});
});

describe("GET /api/profile/user/:id", () => {
	const none = "Profile has not been setup by the person whose profile you are trying to view";

	test("answers 400 for a malformed id", async () => {
		expect((await read("7")).status).toBe(400);
	});

	test("answers 404 with the same message for a missing profile and a missing person", async () => {
		for (const id of [owner.userId, newId()])
			for (const token of [undefined, stranger.token])
				expect(await read(id, token)).toMatchObject({ status: 404, body: { message: none } });
	});

	test("tells the owner how to create one with the 404", async () => {
		expect((await read(owner.userId, owner.token)).body.message).toBe(
			"You have not yet setup a profile, please add some info..",
		);
	});

	test("is public, without the owner's private fields", async () => {
		await owner.save(whole);
		const everybodys = {
			...expected,
			user: { _id: owner.userId, name: "Asha Devi", avatar: null },
			abilities: { edit: false },
		};
		for (const token of [undefined, stranger.token, (await profileOwner(server, { role: "admin" })).token]) {
			const { status, body } = await read(owner.userId, token);
			expect(status).toBe(200);
			expect(body).toEqual(everybodys);
			expect(JSON.stringify(body)).not.toContain(owner.user.mobile.slice(3));
		}
		expect((await read(owner.userId.toUpperCase())).body).toEqual(everybodys);
	});

	test("also shows its owner the referral code and the visits", async () => {
		const seller = await profileOwner(server, { role: "salesPerson" });
		await seller.save();
		for (const { status, body } of [await read(seller.userId, seller.token), await seller.me()]) {
			expect(status).toBe(200);
			expect(body).toMatchObject({ referralCode: null, visits: 0, abilities: { edit: true } });
			expect(profilesApi["GET /api/profile/me"].answer.parse(body)).toEqual(body);
		}
	});
});

describe("POST /api/profile", () => {
	test("answers 401 without a session", async () => {
		expect((await server.call("POST", "/api/profile", { body: leastProfile })).status).toBe(401);
	});

	test("answers 400 with all errors at once and stores nothing", async () => {
		const answer = await owner.save({ website: "javascript:alert(1)", facebook: "https://evil.example" });
		expect(answer.status).toBe(400);
		expect(faultsOf(answer)).toEqual([
			"status: Status is required",
			"skills: Skills is required",
			"website: Please enter a link to a web page, like https://example.com.",
			"facebook: Please enter a link to a page of Facebook.",
		]);
		expect(await rowOf(owner)).toBeUndefined();
	});

	test("counts a line break in the bio as one character, also from a form, which sends two", async () => {
		const bio = `${"a\n".repeat(2_499)}ab`;
		const form = new FormData();
		for (const [name, text] of Object.entries({ ...leastProfile, bio: bio.replaceAll("\n", "\r\n") }))
			form.append(name, text);
		expect(await owner.save(form)).toMatchObject({ status: 200, body: { bio } });
		form.set("bio", `${bio}\r\nb`);
		expect(await owner.save(form)).toMatchObject({ status: 400 });
	});

	test.each([
		["a bio that is too long", { bio: "a".repeat(5_001) }, "bio"],
		["a company that is too long", { company: "a".repeat(201) }, "company"],
		["a link that is too long", { website: `example.com/${"a".repeat(500)}` }, "website"],
		["skills that are too long", { skills: "a".repeat(20_001) }, "skills"],
		["a status that is no text", { status: 7 }, "status"],
	])("answers 400 for %s and keeps the stored profile", async (_, wrong, path) => {
		await owner.save(whole);
		const before = await rowOf(owner);
		server.clock.advance(1_000);
		const answer = await owner.save({ ...whole, company: "Another", ...wrong });
		expect(answer.status).toBe(400);
		expect(answer.body.errors).toEqual([expect.objectContaining({ path })]);
		expect(await rowOf(owner)).toEqual(before);
	});

	test("creates a profile and returns it as its owner sees it", async () => {
		const { status, body } = await owner.save(whole);
		expect(status).toBe(200);
		expect(body).toEqual({
			...expected,
			user: { _id: owner.userId, name: "Asha Devi", avatar: null },
			referralCode: null,
			visits: 0,
			abilities: { edit: true },
		});
		expect((await owner.me()).body).toEqual(body);
		expect(await rowOf(owner)).toMatchObject({ createdAt: server.clock(), updatedAt: server.clock() });
	});

	test("replaces the profile: missing fields become empty, entries and visits stay", async () => {
		await owner.save(whole);
		await owner.addExperience();
		await server.call("PUT", `/api/profile/${owner.userId}/increment-visit`);
		const createdAt = server.clock();
		server.clock.advance(60_000);
		const { body } = await owner.save({ status: "Other", skills: "java" });
		expect(body).toMatchObject({
			status: "Other",
			skills: ["java"],
			company: "",
			website: "",
			social: { twitter: "", facebook: "", linkedin: "", youtube: "", instagram: "" },
			experience: [{ title: "Electrician" }],
			visits: 1,
		});
		expect(await rowOf(owner)).toMatchObject({ createdAt, updatedAt: server.clock(), social: {} });
	});

	test("removes characters that the database cannot store, also from skills", async () => {
		const { status, body } = await owner.save({
			...whole,
			skills: "wi\u0000ring\ud800, \u202erepair",
			bio: "a\u0000b",
		});
		expect(status).toBe(200);
		expect(body).toMatchObject({ skills: ["wiring", "repair"], bio: "ab" });
		expect((await read(owner.userId)).body.skills).toEqual(["wiring", "repair"]);
	});

	test("ignores unknown fields and other people's ids", async () => {
		await stranger.save({ ...leastProfile, company: "Stranger" });
		await owner.save({
			...leastProfile,
			userId: stranger.userId,
			user: stranger.userId,
			visits: 99,
			picture: "x",
		});
		expect((await read(stranger.userId)).body.company).toBe("Stranger");
		expect(await rowOf(owner)).toMatchObject({ visits: 0, picture: null });
	});

	test("stores one of twenty parallel saves completely", async () => {
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, number) =>
				owner.save({ status: "Other", skills: `s${number}`, company: `c${number}` }),
			),
		);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		const row = await rowOf(owner);
		expect(row?.company).toBe(`c${row?.skills[0]?.slice(1)}`);
	});
});
