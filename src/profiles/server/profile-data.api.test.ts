import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { dataFolder } from "../../testing/data-folder.ts";
import { fileServer } from "../../testing/file-server.ts";
import {
	githubAnswers,
	profileEducation,
	profileExperience,
	profiles,
	profileVisits,
} from "./profiles.tables.ts";
import {
	leastProfile,
	type ProfileOwner,
	profileOwner,
	someEducation,
	someExperience,
} from "./testing/profile-owner.ts";

const server = fileServer({ DATA_DIR: dataFolder() });
let owner: ProfileOwner;
let other: ProfileOwner;
beforeAll(() => server.jobs.start());
beforeEach(async () => {
	server.clock.advance(60_000);
	owner = await profileOwner(server);
	other = await profileOwner(server);
});

/** Fills in a whole profile and adds a visit. Returns the picture's URL. */
async function fill({ token, userId, addExperience, addEducation }: ProfileOwner): Promise<string> {
	const body = new FormData();
	const fields = {
		...leastProfile,
		bio: "All about wires",
		githubusername: `Asha-${userId.slice(-8)}`,
		facebook: "fb.com/asha",
	};
	for (const [name, text] of Object.entries(fields)) body.append(name, text);
	const image = sharp({ create: { width: 30, height: 30, channels: 3, background: "red" } });
	body.append("profileImage", new File([Uint8Array.from(await image.png().toBuffer())], "me.png"));
	const { body: answer } = await server.call("POST", "/api/profile", { token, body });
	await addExperience(someExperience, "once");
	await addEducation();
	await server.call("PUT", `/api/profile/${userId}/increment-visit`);
	await server.database.db
		.insert(githubAnswers)
		.values({ username: fields.githubusername.toLowerCase(), repositories: [], askedAt: server.clock() });
	return answer.profileImage;
}

/** How many rows of the person are left: profile, experience, education, visits, GitHub answers. */
const leftOf = ({ userId }: ProfileOwner) => {
	const { db } = server.database;
	return Promise.all([
		db.$count(profiles, eq(profiles.userId, userId)),
		db.$count(profileExperience, eq(profileExperience.userId, userId)),
		db.$count(profileEducation, eq(profileEducation.userId, userId)),
		db.$count(profileVisits, eq(profileVisits.userId, userId)),
		db.$count(githubAnswers, eq(githubAnswers.username, `asha-${userId.slice(-8)}`)),
	]);
};

describe("the export of one's data", () => {
	test("has null without a profile", async () => {
		expect(await owner.exported()).toBeNull();
	});

	test("has the complete profile and nothing of others", async () => {
		await fill(other);
		const address = await fill(owner);
		const picture = /profile-photos\/(.+)-400/.exec(address)?.[1];
		expect(await owner.exported()).toEqual({
			status: "Professional",
			skills: ["wiring", "repairs"],
			company: "",
			website: "",
			location: "",
			githubUsername: `Asha-${owner.userId.slice(-8)}`,
			bio: "All about wires",
			social: { facebook: "https://fb.com/asha" },
			picture,
			visits: 1,
			createdAt: server.clock().toISOString(),
			updatedAt: server.clock().toISOString(),
			experience: [{ id: expect.any(String), ...someExperience }],
			education: [
				{
					id: expect.any(String),
					school: someEducation.school,
					degree: someEducation.degree,
					fieldOfStudy: someEducation.fieldofstudy,
					from: someEducation.from,
					to: someEducation.to,
					current: false,
					description: someEducation.description,
				},
			],
		});
	});
});

describe("the deletion of the account", () => {
	test("deletes everything, including the picture's files, and nothing of others", async () => {
		const theirs = await fill(other);
		const address = await fill(owner);
		expect(await leftOf(owner)).toEqual([1, 1, 1, 1, 1]);
		expect((await owner.deleteAccount()).status).toBe(200);
		expect(await leftOf(owner)).toEqual([0, 0, 0, 0, 0]);
		expect(await leftOf(other)).toEqual([1, 1, 1, 1, 1]);
		expect((await server.call("GET", `/api/profile/user/${owner.userId}`)).status).toBe(404);
		await vi.waitFor(async () => expect((await server.call("GET", address)).status).toBe(404), {
			timeout: 20_000,
			interval: 200,
		});
		expect((await server.call("GET", theirs)).status).toBe(200);
		const { rows } = await server.database.db.execute(
			`select from idempotent_answers where user_id = '${owner.userId}'`,
		);
		expect(rows).toEqual([]);
	});

	test("succeeds without a profile", async () => {
		expect((await owner.deleteAccount()).status).toBe(200);
	});

	test("leaves nothing behind if changes arrive at the same time", async () => {
		await fill(owner);
		const [deleted] = await Promise.all([
			owner.deleteAccount(),
			owner.save(),
			owner.addExperience(),
			owner.addEducation(),
			server.call("PUT", `/api/profile/${owner.userId}/increment-visit`, { token: other.token }),
			owner.save(),
		]);
		expect(deleted.status).toBe(200);
		// An answer of GitHub about a name that a change removed belongs to no person; it is deleted after a week.
		expect((await leftOf(owner)).slice(0, 4)).toEqual([0, 0, 0, 0]);
	});
});
