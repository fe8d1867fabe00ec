import { readdir } from "node:fs/promises";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { pictureKeys } from "../../media/picture.ts";
import { createDiskStore } from "../../media/server/disk-store.ts";
import { dataFolder } from "../../testing/data-folder.ts";
import { fileServer } from "../../testing/file-server.ts";
import { profiles } from "./profiles.tables.ts";
import { faultsOf, leastProfile, type ProfileOwner, profileOwner } from "./testing/profile-owner.ts";

const folder = dataFolder();
const server = fileServer({ DATA_DIR: folder });
const store = createDiskStore(folder);
let owner: ProfileOwner;
beforeAll(() => server.jobs.start());
beforeEach(async () => {
	server.clock.advance(60_000);
	owner = await profileOwner(server);
});

/** A small picture of one shade. The same shade gives the same bytes. */
async function photo(shade: number, name = "me.png"): Promise<File> {
	const background = { r: (shade * 37) % 256, g: (shade * 101) % 256, b: (shade * 197) % 256 };
	const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background } })
		.png()
		.toBuffer();
	return new File([Uint8Array.from(bytes)], name, { type: "image/png" });
}

function send(files: File[], fields: Record<string, string> = {}, { token } = owner) {
	const body = new FormData();
	for (const [name, text] of Object.entries({ ...leastProfile, ...fields })) body.append(name, text);
	for (const file of files) body.append("profileImage", file);
	return server.call("POST", "/api/profile", { token, body });
}

const rowOf = async ({ userId } = owner) =>
	(await server.database.db.select().from(profiles).where(eq(profiles.userId, userId)))[0];
/** The names of all stored profile pictures, each once. */
async function storedNames(): Promise<Set<string>> {
	const files = await readdir(folder, { recursive: true });
	return new Set(files.flatMap((path) => /profile-photos\/..\/([^-]+)-/.exec(path)?.[1] ?? []));
}
const areStored = async (name: string) =>
	(await Promise.all(pictureKeys("profile-photos", name).map((key) => store.exists(key)))).every(Boolean);
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 200 });

describe("a picture", () => {
	test("is stored in all widths and shown publicly on the profile", async () => {
		const { status, body } = await send([await photo(1)], { company: "Asha & Sons" });
		expect(status).toBe(200);
		const name = (await rowOf())?.picture ?? "";
		const address = `/media/profile-photos/${name}-400.webp`;
		expect(body).toMatchObject({ company: "Asha & Sons", profileImage: address, user: { avatar: address } });
		expect(await areStored(name)).toBe(true);
		expect(await server.call("GET", address)).toMatchObject({
			status: 200,
			headers: { "content-type": "image/webp" },
		});
		expect((await server.call("GET", `/api/profile/user/${owner.userId}`)).body.profileImage).toBe(address);
	});

	test("stays if none is sent, by form or JSON, and if the same one is sent again", async () => {
		await send([await photo(1)]);
		const name = (await rowOf())?.picture ?? "";
		await send([]);
		await owner.save();
		await send([await photo(1, "again.png")]);
		await send([], { removeProfileImage: "false" });
		expect((await rowOf())?.picture).toBe(name);
		const { rows } = await server.database.db.execute(
			"select from pgboss.job where name = 'profiles.delete-picture'",
		);
		expect(rows).toEqual([]);
		expect(await areStored(name)).toBe(true);
	});

	test.each<[string, () => Promise<File>, RegExp]>([
		[
			"that is no image",
			async () => new File(["no picture"], "me.png"),
			/^profileImage: This file is not a picture\.$/,
		],
		[
			"that is an SVG",
			async () => new File(["<svg xmlns='x'/>"], "me.svg"),
			/^profileImage: This kind of file/,
		],
		[
			"that is damaged",
			async () => new File([(await (await photo(2)).arrayBuffer()).slice(0, 90)], "me.png"),
			/^profileImage: This picture is damaged/,
		],
		[
			"that is too large",
			async () => new File([new Uint8Array(10_000_001)], "me.jpg"),
			/^profileImage: This file is larger than 10 MB/,
		],
	])("%s refuses the call and changes nothing", async (_, file, words) => {
		await send([await photo(1)]);
		const [before, stored] = [await rowOf(), await storedNames()];
		server.clock.advance(1_000);
		const answer = await send([await file()], { company: "Another" });
		expect(answer.status).toBe(400);
		expect(faultsOf(answer)).toEqual([expect.stringMatching(words)]);
		expect(await rowOf()).toEqual(before);
		expect(await storedNames()).toEqual(stored);
	});

	test("is not stored if other fields are refused", async () => {
		const stored = await storedNames();
		const answer = await send([await photo(3)], { status: "" });
		expect(faultsOf(answer)).toEqual(["status: Status is required"]);
		expect(await storedNames()).toEqual(stored);
	});

	test("answers 413 for two pictures and 400 for another field name, and stores nothing", async () => {
		expect((await send([await photo(1), await photo(2)])).status).toBe(413);
		const body = new FormData();
		for (const [name, text] of Object.entries(leastProfile)) body.append(name, text);
		body.append("avatar", await photo(1));
		expect((await server.call("POST", "/api/profile", { token: owner.token, body })).status).toBe(400);
		expect(await rowOf()).toBeUndefined();
	});
});

describe("the files of a picture are deleted", () => {
	test("when another one replaces it, and the new files stay", async () => {
		await send([await photo(1)]);
		const old = (await rowOf())?.picture ?? "";
		await send([await photo(2)], { removeProfileImage: "true" });
		const next = (await rowOf())?.picture ?? "";
		expect(next).not.toBe(old);
		await soon(async () => expect(await storedNames()).not.toContain(old));
		expect(await areStored(next)).toBe(true);
	});

	test("when it is removed", async () => {
		await send([await photo(1)]);
		const old = (await rowOf())?.picture ?? "";
		const { body } = await send([], { removeProfileImage: "true" });
		expect(body).toMatchObject({ profileImage: null, user: { avatar: null } });
		await soon(async () => expect(await storedNames()).not.toContain(old));
	});

	test("but another person's identical picture stays", async () => {
		const other = await profileOwner(server);
		await send([await photo(1)]);
		await send([await photo(1)], {}, other);
		const [own, theirs] = [(await rowOf())?.picture ?? "", (await rowOf(other))?.picture ?? ""];
		expect(own).not.toBe(theirs);
		await send([], { removeProfileImage: "true" });
		await soon(async () => expect(await storedNames()).not.toContain(own));
		expect(await areStored(theirs)).toBe(true);
	});

	test("but not if it is uploaded again meanwhile, however often", async () => {
		for (let time = 0; time < 3; time++) {
			await send([await photo(1)]);
			await send([], { removeProfileImage: "true" });
		}
		await send([await photo(1)]);
		await soon(async () => {
			const { rows } = await server.database.db.execute(
				"select from pgboss.job where name = 'profiles.delete-picture' and state in ('created', 'active', 'retry')",
			);
			expect(rows).toEqual([]);
		});
		expect(await areStored((await rowOf())?.picture ?? "")).toBe(true);
	});

	test("except the one shown, when six are sent in parallel", async () => {
		const before = await storedNames();
		const files = await Promise.all([1, 2, 3, 4, 5, 6].map((shade) => photo(shade)));
		const answers = await Promise.all(files.map((file) => send([file])));
		expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
		const shown = (await rowOf())?.picture ?? "";
		await soon(async () =>
			expect([...(await storedNames())].filter((name) => !before.has(name))).toEqual([shown]),
		);
		expect(await areStored(shown)).toBe(true);
	});
});
