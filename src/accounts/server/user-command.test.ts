import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { lockDataDirectory } from "../../platform/server/database/data-lock.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { openStoredKey } from "../../platform/server/process/stored-key.ts";
import { preparePlace } from "../../testing/command-place.ts";
import { findSecondFactor, saveSecondFactor } from "./second-factor/second-factor.repository.ts";
import { deleteSessionsOf, insertSession } from "./sessions.repository.ts";
import { runSecretKeyCommand } from "./secret-key-command.ts";
import { runUserCommand } from "./user-command.ts";
import { addUserOnce, findUserByMobile } from "./users.repository.ts";

const mobile = "+919876543210";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "nukkad-command-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("npm run secret-key", () => {
	test("prints its usage for anything but renew", async () => {
		for (const args of [[], ["rotate"], ["renew", "now"]])
			expect(await runSecretKeyCommand(args, { DATA_DIR: folder })).toEqual({
				isDone: false,
				text: expect.stringContaining("npm run secret-key -- renew"),
			});
	});

	test("renews the stored key although its SECRET_KEY is lost, and resets second factors", async () => {
		const place = await preparePlace(folder);
		const [lost, next] = ["a".repeat(40), "b".repeat(40)];
		const open = (SECRET_KEY: string) =>
			place.use(({ db }) =>
				openStoredKey(db, { SECRET_KEY, SECRET_KEY_PREVIOUS: undefined, DATA_DIR: folder }),
			);
		const key = await open(lost);
		const userId = newId();
		await place.use(async ({ db }) => {
			await addUserOnce(db, { id: userId, mobile, createdAt: new Date() });
			await saveSecondFactor(db, userId, { sealedSecret: "sealed", enrolledAt: new Date() });
		});
		await expect(open(next)).rejects.toThrow("SECRET_KEY");
		expect(await runSecretKeyCommand(["renew"], { ...place.environment, SECRET_KEY: next })).toEqual({
			isDone: true,
			text: "The key is new. Second factors reset: 1.",
		});
		expect(await open(next)).not.toBe(key);
		await place.use(async ({ db }) =>
			expect(await findSecondFactor(db, userId)).toMatchObject({ sealedSecret: null }),
		);
		await place.close();
	});
});

describe("npm run user", () => {
	test.each([[[]], [["rolle", mobile, "admin"]], [["role", mobile]], [["role", mobile, "owner"]]])(
		"prints its usage for %j",
		async (args) => {
			const { isDone, text } = await runUserCommand(args, { DATA_DIR: folder });
			expect(isDone).toBe(false);
			expect(text).toContain("npm run user -- role <mobile> <role>");
			expect(text).toContain("salesPerson, customerSupport, admin");
		},
	);

	test("reports a bad mobile or setting, and opens nothing", async () => {
		expect(await runUserCommand(["role", "98765", "admin"], { DATA_DIR: folder })).toEqual({
			isDone: false,
			text: "Please enter at least 10 digits",
		});
		const { isDone, text } = await runUserCommand(["role", mobile, "admin"], {
			PORT: "none",
			DATA_DIR: folder,
		});
		expect({ isDone, text }).toEqual({ isDone: false, text: expect.stringContaining("PORT") });
	});

	test("sets the role with an audit entry, and reports a missing account", async () => {
		const place = await preparePlace(folder);
		const giveAdmin = () => runUserCommand(["role", "98765 43210", "admin"], place.environment);
		expect(await giveAdmin()).toEqual({
			isDone: false,
			text: expect.stringContaining("Nobody has logged in with +919876543210"),
		});
		await place.use(({ db }) => addUserOnce(db, { id: newId(), mobile, createdAt: new Date() }));
		expect(await giveAdmin()).toEqual({ isDone: true, text: "+919876543210 is now admin." });
		await place.use(async ({ db }) => {
			expect(await findUserByMobile(db, mobile)).toMatchObject({
				role: "admin",
				referralCode: expect.any(String),
			});
			expect(await db.select().from(auditEntries)).toMatchObject([
				{ actorId: null, reason: "command", after: { role: "admin" } },
			]);
		});
		await place.close();
	});

	test("resets a second factor, ends the sessions and adds an audit entry; reports if there is none", async () => {
		const place = await preparePlace(folder);
		const reset = () => runUserCommand(["second-factor", "reset", "98765 43210"], place.environment);
		expect(await reset()).toEqual({
			isDone: false,
			text: expect.stringContaining("Nobody has logged in with +919876543210"),
		});
		const userId = newId();
		await place.use(({ db }) => addUserOnce(db, { id: userId, mobile, createdAt: new Date() }));
		expect(await reset()).toEqual({ isDone: false, text: "+919876543210 has not set up two-step login." });
		await place.use(async ({ db }) => {
			const now = new Date();
			await saveSecondFactor(db, userId, { sealedSecret: "sealed", enrolledAt: now });
			const session = { userId, tokenHash: "hash", device: "Test", createdAt: now, lastUsedAt: now };
			await insertSession(db, { ...session, id: newId(), endsAt: new Date(now.getTime() + 60_000) });
		});
		expect(await reset()).toEqual({
			isDone: true,
			text: "+919876543210 has to set up two-step login again at the next login.",
		});
		await place.use(async ({ db }) => {
			expect(await findSecondFactor(db, userId)).toMatchObject({ sealedSecret: null, enrolledAt: null });
			expect(await deleteSessionsOf(db, userId)).toEqual([]);
			expect(await db.select().from(auditEntries)).toMatchObject([
				{ actorId: null, reason: "command", after: { secondFactor: false } },
			]);
		});
		await place.close();
	});

	test("asks to stop the server first while it has the embedded database open", async () => {
		const release = lockDataDirectory(folder);
		const { isDone, text } = await runUserCommand(["role", mobile, "admin"], { DATA_DIR: folder });
		expect({ isDone, text }).toEqual({
			isDone: false,
			text: expect.stringContaining("Stop that server first"),
		});
		release();
	});
});
