import sharp from "sharp";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { AccountDeleted } from "../../accounts/server/accounts.api.ts";
import { deleteOwnAccount } from "../../accounts/server/own-account.ts";
import { setSeeking } from "../../job-board/server/job-wishes.ts";
import { pictureKeys } from "../../media/picture.ts";
import { createDiskStore } from "../../media/server/disk-store.ts";
import { createPictures } from "../../media/server/pictures.ts";
import { openPictureFiles } from "../../media/server/testing/picture-files.ts";
import type { Viewer } from "../../platform/access.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import { createIdempotency } from "../../platform/server/http/idempotency.ts";
import { dataFolder } from "../../testing/data-folder.ts";
import { fileServer } from "../../testing/file-server.ts";
import { createBarrier } from "../../testing/barrier.ts";
import { untilBlocked } from "../../testing/until-blocked.ts";
import { profileInput } from "../profiles.contract.ts";
import { eraseProfileOf } from "./profiles.events.ts";
import { profiles } from "./profiles.tables.ts";
import { saveProfile } from "./save-profile.ts";
import { leastProfile, type ProfileOwner, profileOwner } from "./testing/profile-owner.ts";

const folder = dataFolder();
const server = fileServer({ DATA_DIR: folder });
const store = createDiskStore(folder);
const sent = openPictureFiles();
const barrier = createBarrier();
let owner: ProfileOwner;
let viewer: Viewer;
/** The names of the owner's pictures in the order in which they were stored. */
let names: string[];
beforeAll(() => server.jobs.start());
beforeEach(async () => {
	server.clock.advance(60_000);
	owner = await profileOwner(server);
	viewer = { userId: owner.userId, role: "user", sessionId: "" };
	names = [];
});
afterEach(() => barrier.open());
afterAll(() => sent.clean());

async function photo(shade: number) {
	const background = { r: shade, g: 90, b: 90 };
	const picture = sharp({ create: { width: 40, height: 40, channels: 3, background } });
	return { ...sent.upload(await picture.png().toBuffer(), "me.png"), field: "profileImage" };
}

/** The database, whose transactions pass the barrier as "written" before they commit. */
function heldBeforeCommit(): Db {
	const { db } = server.database;
	const transaction: Db["transaction"] = (run, config) =>
		db.transaction(async (tx) => {
			const result = await run(tx);
			await barrier.pass("written");
			return result;
		}, config);
	return Object.create(db, { transaction: { value: transaction } });
}

/** Saves the owner's profile with a picture. Passes the barrier as "looks" when it looks for the picture's files. */
async function save(shade: number) {
	const { clock, jobs } = server;
	const pictures = createPictures({ store });
	const ctx: Parameters<typeof saveProfile>[0] = {
		db: heldBeforeCommit(),
		clock,
		jobs,
		setSeeking,
		pictures: {
			async keepPicture(...given) {
				const kept = await pictures.keepPicture(...given);
				if ("name" in kept) names.push(kept.name);
				return kept;
			},
		},
		store: {
			async exists(key) {
				await barrier.pass("looks");
				return store.exists(key);
			},
		},
		cdnBase: "",
		github: { isUnknown: async () => false },
	};
	return saveProfile(ctx, viewer, profileInput.parse(leastProfile), [await photo(shade)]);
}

/** Deletes the owner's account. Passes the barrier as "deleted" after the profile is erased and before the commit. */
function deleteAccount() {
	const { database, clock, jobs } = server;
	const accountDeleted = createModuleEvent<AccountDeleted>();
	const ctx = { jobs, idempotency: createIdempotency(database.db, clock) };
	accountDeleted.listen((tx, deleted) => eraseProfileOf(ctx, tx, deleted));
	accountDeleted.listen(() => barrier.pass("deleted"));
	return deleteOwnAccount({ db: database.db, clock, accountDeleted }, viewer, owner.user.mobile);
}

const rowOf = async () =>
	(await server.database.db.select().from(profiles).where(eq(profiles.userId, owner.userId)))[0];
const filesOf = async (name: string) => {
	const keys = pictureKeys("profile-photos", name);
	return (await Promise.all(keys.map((key) => store.exists(key)))).filter(Boolean).length;
};
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 100 });
const untilGone = (gone: readonly string[]) =>
	soon(async () => expect(await Promise.all(gone.map(filesOf))).toEqual(gone.map(() => 0)));
const untilWaiting = async (what: string) => {
	await expect.poll(barrier.waiting).toEqual([what]);
};

test("waits with the account's deletion while the profile is written, then deletes row and files", async () => {
	barrier.close((what) => what === "written");
	const saving = save(10);
	await untilWaiting("written");
	const deleting = deleteAccount();
	await untilBlocked(server, 1);
	barrier.open();
	expect((await saving).profileImage).toContain(names[0]);
	await deleting;
	expect(await rowOf()).toBeUndefined();
	await untilGone(names);
});

test("refuses a profile that arrives while the account is deleted, and keeps no file", async () => {
	await save(10);
	barrier.close((what) => what === "deleted");
	const deleting = deleteAccount();
	await untilWaiting("deleted");
	const outcomes = Promise.allSettled([deleting, save(20)]);
	await untilBlocked(server, 1);
	barrier.open();
	expect(await outcomes).toMatchObject([
		{ status: "fulfilled" },
		{ status: "rejected", reason: { code: "not_signed_in" } },
	]);
	expect(await rowOf()).toBeUndefined();
	expect(new Set(names).size).toBe(2);
	await untilGone(names);
});

test("leaves no files behind if the account is deleted before the files are checked", async () => {
	barrier.close((what) => what === "looks");
	const saving = save(10);
	await untilWaiting("looks");
	await deleteAccount();
	await untilGone(names);
	barrier.open();
	await saving;
	// It found no files and stored them again.
	expect(names).toHaveLength(2);
	await untilGone(names);
	expect(await rowOf()).toBeUndefined();
});

test("restores files that an earlier removal deleted after they were stored", async () => {
	barrier.close((what) => what === "looks");
	const saving = save(10);
	await untilWaiting("looks");
	const [name = ""] = names;
	const [first, ...others] = pictureKeys("profile-photos", name);
	for (const key of others) await store.delete(key);
	expect([first !== undefined && (await store.exists(first)), await filesOf(name)]).toEqual([true, 1]);
	barrier.open();
	await saving;
	expect(await filesOf(name)).toBe(others.length + 1);
	expect((await rowOf())?.picture).toBe(name);
});

test("restores files that a replaced picture's removal deleted, and keeps the new ones", async () => {
	barrier.close((what) => what === "looks" && names.length === 1);
	const first = save(10);
	await untilWaiting("looks");
	await save(20);
	const [old = "", next = ""] = names;
	await untilGone([old]);
	barrier.open();
	await first;
	expect(names).toEqual([old, next, old]);
	await untilGone([old]);
	expect((await rowOf())?.picture).toBe(next);
	expect(await filesOf(next)).toBe(pictureKeys("profile-photos", next).length);
});
