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
const said = {
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
	test("401 for nobody", async () => {
		expect((await server.call("GET", "/api/profile/me")).status).toBe(401);
	});

	test("404 before there is one, in words", async () => {
		expect(await owner.me()).toMatchObject({
			status: 404,
			body: { message: "You have not yet setup a profile, please add some info.." },
		});
	});
});

describe("GET /api/profile/user/:id", () => {
	const none = "Profile has not been setup by the person whose profile you are trying to view";

	test("400: no id", async () => {
		expect((await read("7")).status).toBe(400);
	});

	test("404 in the same words for who has none and for who is nobody", async () => {
		for (const id of [owner.userId, newId()])
			for (const token of [undefined, stranger.token])
				expect(await read(id, token)).toMatchObject({ status: 404, body: { message: none } });
	});

	test("404 for the owner, how to come to one", async () => {
		expect((await read(owner.userId, owner.token)).body.message).toBe(
			"You have not yet setup a profile, please add some info..",
		);
	});

	test("everybody reads it, with nothing of what is the owner's alone", async () => {
		await owner.save(whole);
		const everybodys = {
			...said,
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

	test("its owner reads the referral code and the visits as well", async () => {
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
	test("401 for nobody", async () => {
		expect((await server.call("POST", "/api/profile", { body: leastProfile })).status).toBe(401);
	});

	test("400 with everything that is wrong at once, and nothing is made", async () => {
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

	test("a bio of many lines is as long as it was typed, also in a form, which sends each break as two signs", async () => {
		const bio = `${"a\n".repeat(2_499)}ab`;
		const form = new FormData();
		for (const [name, text] of Object.entries({ ...leastProfile, bio: bio.replaceAll("\n", "\r\n") }))
			form.append(name, text);
		expect(await owner.save(form)).toMatchObject({ status: 200, body: { bio } });
		form.set("bio", `${bio}\r\nb`);
		expect(await owner.save(form)).toMatchObject({ status: 400 });
	});

	test.each([
		["a bio without end", { bio: "a".repeat(5_001) }, "bio"],
		["a company without end", { company: "a".repeat(201) }, "company"],
		["a link without end", { website: `example.com/${"a".repeat(500)}` }, "website"],
		["skills without end", { skills: "a".repeat(20_001) }, "skills"],
		["a status that is no text", { status: 7 }, "status"],
	])("400: %s, and what was there stays", async (_, wrong, path) => {
		await owner.save(whole);
		const before = await rowOf(owner);
		server.clock.advance(1_000);
		const answer = await owner.save({ ...whole, company: "Another", ...wrong });
		expect(answer.status).toBe(400);
		expect(answer.body.errors).toEqual([expect.objectContaining({ path })]);
		expect(await rowOf(owner)).toEqual(before);
	});

	test("makes a profile and answers it as its owner reads it", async () => {
		const { status, body } = await owner.save(whole);
		expect(status).toBe(200);
		expect(body).toEqual({
			...said,
			user: { _id: owner.userId, name: "Asha Devi", avatar: null },
			referralCode: null,
			visits: 0,
			abilities: { edit: true },
		});
		expect((await owner.me()).body).toEqual(body);
		expect(await rowOf(owner)).toMatchObject({ createdAt: server.clock(), updatedAt: server.clock() });
	});

	test("writes over it: what is not sent is empty, entries and visits stay", async () => {
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

	test("what the database cannot hold is left out, also of skills", async () => {
		const { status, body } = await owner.save({
			...whole,
			skills: "wi\u0000ring\ud800, \u202erepair",
			bio: "a\u0000b",
		});
		expect(status).toBe(200);
		expect(body).toMatchObject({ skills: ["wiring", "repair"], bio: "ab" });
		expect((await read(owner.userId)).body.skills).toEqual(["wiring", "repair"]);
	});

	test("takes nobody else's profile and no further field along", async () => {
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

	test("twenty at once are one profile, as one of them said it", async () => {
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
