import sharp from "sharp";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { AccountDeleted } from "../../accounts/server/accounts.api.ts";
import { deleteOwnAccount } from "../../accounts/server/own-account.ts";
import { setSeeking } from "../../job-board/server/seeking.service.ts";
import { pictureKeys } from "../../media/picture.ts";
import { createDiskStore } from "../../media/server/disk-store.ts";
import { createPictures } from "../../media/server/pictures.ts";
import { openPictureFiles } from "../../media/server/testing/picture-files.ts";
import type { Viewer } from "../../platform/access.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import { createIdempotency } from "../../platform/server/http/idempotency.ts";
import { dataFolder } from "../../testing/data-folder.ts";
import { fileServer } from "../../testing/file-server.ts";
import { createBarrier } from "../../testing/barrier.ts";
import { untilBlocked } from "../../testing/until-blocked.ts";
import { profileInput } from "../profiles.contract.ts";
import { eraseProfileOf } from "./profiles.events.ts";
import { profiles } from "./profiles.tables.ts";
import { createReading } from "./read-profile.ts";
import { createSaving } from "./save-profile.ts";
import { leastProfile, type ProfileOwner, profileOwner } from "./testing/profile-owner.ts";

const folder = dataFolder();
const server = fileServer({ DATA_DIR: folder });
const store = createDiskStore(folder);
const sent = openPictureFiles();
const barrier = createBarrier();
let owner: ProfileOwner;
let viewer: Viewer;
/** The names under which the owner's pictures came into the store. */
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

/** Saves the owner's profile with a picture; it passes the gate as "written" in its transaction, and as "looks" behind it. */
async function save(shade: number) {
	const { database, clock, jobs } = server;
	const pictures = createPictures({ store });
	const reading = createReading({ cdnBase: "" });
	const saveProfile = createSaving({
		db: database.db,
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
		reading: {
			async read(...given) {
				const answer = await reading.read(...given);
				await barrier.pass("written");
				return answer;
			},
		},
		github: { isUnknown: async () => false },
	});
	return saveProfile(viewer, profileInput.parse(leastProfile), [await photo(shade)]);
}

/** Deletes the owner's account; it passes the gate as "deleted" when the profile is put away and nothing is committed. */
function deleteAccount() {
	const { database, clock, jobs } = server;
	const accountDeleted = createModuleEvent<AccountDeleted>();
	accountDeleted.listen(eraseProfileOf({ jobs, idempotency: createIdempotency(database.db, clock) }));
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

test("a deletion that comes while the profile is written waits, and takes row and files along", async () => {
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

test("a profile that comes while the account is deleted waits and is refused; no file stays, old or new", async () => {
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

test("a deletion between the writing and the look at the files leaves none behind", async () => {
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

test("a removal that deletes some of the files after they were stored leaves the profile with all of them", async () => {
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

test("so does another picture, whose own files stay", async () => {
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
