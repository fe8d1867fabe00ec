import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCatalogue } from "../../../catalogue/server/catalogue.api.ts";
import { openPictureFiles } from "../../../media/server/testing/picture-files.ts";
import { createPlaces } from "../../../places/server/places.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { createIdempotency } from "../../../platform/server/http/idempotency.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { registrationForm } from "../../registration.contract.ts";
import { type PreparedRegistration, prepareRegistration } from "./prepare-registration.ts";
import { type RegisterContext, registerOnce } from "./register-once.ts";
import { buildListing } from "../testing/build-listing.ts";
import { fieldsFor, type Person, registrationsOf, signInWithAddress } from "../testing/register.ts";
import { storedListing } from "../testing/stored-listing.ts";

const data = mkdtempSync(join(tmpdir(), "nukkad-prepared-"));
const files = openPictureFiles();
let server: TestServer;
let ctx: RegisterContext;
let person: Person;
/** The unpacked files, and the pictures queued for deletion. */
let unpacked: string[];
let discarded: string[];
beforeAll(async () => {
	server = await startTestServer({ DATA_DIR: data });
	const { database, clock } = server;
	const catalogue = createCatalogue(database.db, createPlaces(database.db, clock), clock);
	ctx = {
		db: database.db,
		clock,
		catalogue,
		pictures: {
			async keepPicture({ name }) {
				unpacked.push(name);
				if (name === "broken") throw new Error("the disk is full");
				return { name: `kept-${name}`, width: 60, height: 40 };
			},
			keepPaper: () => Promise.reject(new Error("no papers in this test")),
		},
		idempotency: createIdempotency(database.db, clock),
		cdnBase: "",
		jobs: {
			async enqueue(_tx, _name, things) {
				if ("pictures" in things && Array.isArray(things.pictures))
					discarded.push(...things.pictures.map(String));
			},
		},
	};
});
afterAll(async () => {
	await server.close();
	files.clean();
	rmSync(data, { recursive: true, force: true });
});
beforeEach(async () => {
	person = await signInWithAddress(server);
	unpacked = [];
	discarded = [];
});

const viewer = (): Viewer => ({ userId: person.userId, role: "user", sessionId: "" });
const formFor = async (service: string) =>
	registrationForm.parse({ newProfessional: await fieldsFor(server, person, service) });
/** Pictures with these names; the text before a colon is the file's content. */
const uploadsOf = (names: string[]) =>
	names.map((name) => ({ ...files.upload(name.split(":")[0] ?? ""), name }));
/** Prepares the person's registration with pictures of these names. */
const prepare = async (names: string[] = [], service = "electrician"): Promise<PreparedRegistration> =>
	prepareRegistration(ctx, viewer(), await formFor(service), uploadsOf(names));
const write = (prepared: PreparedRegistration, afterwards: (tx: Db) => Promise<void> = async () => {}) =>
	inTransaction(server.database.db, async (tx) => {
		const written = await prepared.write(tx);
		await afterwards(tx);
		return written;
	});
const registrations = async () => (await registrationsOf(server, person.userId)).map(({ id }) => id);

describe("a registration prepared by another module", () => {
	test("has no row until it is written, and provides what is known of it", async () => {
		const prepared = await prepare(["a", "b"]);
		expect(await registrations()).toEqual([]);
		expect(prepared).toMatchObject({
			service: { slug: "electrician", paymentRequired: true },
			choice: null,
			rejectedImages: [],
		});
		expect(await write(prepared)).toEqual({ ownerId: person.userId });
		const { row, images, places } = await storedListing(server, prepared.listingId);
		expect(row).toMatchObject({ userId: person.userId, status: "applied", paymentStatus: "pending" });
		expect(images.map(({ key }) => key)).toEqual(["kept-a", "kept-b"]);
		expect(places).toHaveLength(1);
		expect(discarded).toEqual([]);
	});

	test("is rolled back with the transaction that wrote it", async () => {
		const prepared = await prepare(["a", "b"]);
		const failing = write(prepared, async () => {
			throw new Error("the payment could not be begun");
		});
		await expect(failing).rejects.toThrow("the payment could not be begun");
		await prepared.discard();
		expect(await registrations()).toEqual([]);
		expect(discarded).toEqual(["kept-a", "kept-b"]);
	});
});

describe("a registration written once with another module's rows", () => {
	const other = { wrote: "a payment" };

	/**
	 * Registers with the pictures under the key, as another module does; `meanwhile` runs between preparing and
	 * writing.
	 */
	async function once(
		key: string | null,
		meanwhile = async (): Promise<unknown> => undefined,
		pictures = ["a", "b"],
	) {
		const form = await formFor("electrician");
		const sent = { form, uploads: uploadsOf(pictures), idempotencyKey: key };
		return registerOnce(ctx, viewer(), "POST /elsewhere", sent, async (prepareSent) => {
			const prepared = await prepareSent(form);
			await meanwhile();
			return async (tx) => {
				await prepared.write(tx);
				return { status: 200, answer: { ...other, listingId: prepared.listingId } };
			};
		});
	}

	test("repeats its answer and prepares nothing again", async () => {
		const first = await once("k");
		expect(await once("k")).toEqual(first);
		expect(await registrations()).toEqual([first.listingId]);
		expect(unpacked).toEqual(["a", "b"]);
		expect(discarded).toEqual([]);
	});

	test("refuses the key with other pictures", async () => {
		const first = await once("k");
		await expect(once("k", undefined, ["a", "c"])).rejects.toThrow("already used for another request");
		expect(await registrations()).toEqual([first.listingId]);
		expect(unpacked).toEqual(["a", "b"]);
	});

	test("returns the answer of a faster request with the key and discards its own pictures", async () => {
		let faster = {};
		const slower = await once("k", async () => (faster = await once("k")));
		expect(slower).toEqual(faster);
		expect(await registrations()).toEqual([slower.listingId]);
		expect(discarded).toEqual(["kept-a", "kept-b"]);
	});

	test("reports a failure of the other module unchanged and leaves nothing behind", async () => {
		const failure = new Error("the payment could not be begun");
		await expect(once(null, () => Promise.reject(failure))).rejects.toBe(failure);
		expect(await registrations()).toEqual([]);
		expect(discarded).toEqual(["kept-a", "kept-b"]);
	});

	test("reports a registration made in the meantime as a conflict with its professional", async () => {
		let existing = "";
		const refused = once(null, async () => (existing = (await once(null)).listingId));
		await expect(refused).rejects.toMatchObject({ code: "conflict" });
		const failure: unknown = await refused.catch((error: unknown) => error);
		expect(failure).toBeInstanceOf(AppError);
		expect(failure).toMatchObject({ details: { extra: { professional: { _id: existing } } } });
		expect(await registrations()).toEqual([existing]);
		expect(discarded).toEqual(["kept-a", "kept-b"]);
	});
});

test("gives a person's last place to the first of two prepared registrations that is written", async () => {
	await Promise.all(
		Array.from({ length: 49 }, (_, number) =>
			buildListing(server, {
				userId: person.userId,
				service: "single-room",
				choice: null,
				firmName: `House ${number}`,
			}),
		),
	);
	const [electrician, plumber] = [await prepare(), await prepare([], "plumber")];
	await write(electrician);
	await expect(write(plumber)).rejects.toMatchObject({
		code: "conflict",
		message: "A person can have at most 50 current registrations.",
	});
	expect(await registrations()).toHaveLength(50);
});

describe("pictures", () => {
	test("unpacks equal files once and rejects the second", async () => {
		const prepared = await prepare(["a:1", "a:2", "b:1", "a:3"]);
		expect(unpacked).toEqual(["a:1", "b:1"]);
		expect(prepared.rejectedImages).toEqual(
			["a:2", "a:3"].map((name) => ({ name, msg: "This picture was sent twice." })),
		);
	});

	test("deletes pictures stored before a failure, and reports the failure", async () => {
		await expect(prepare(["a", "b", "broken", "c"])).rejects.toThrow("the disk is full");
		expect(unpacked).toEqual(["a", "b", "broken"]);
		expect(discarded).toEqual(["kept-a", "kept-b"]);
	});

	test("does not unpack pictures of a registration that will be refused", async () => {
		await write(await prepare());
		const prepared = await prepare(["a"]);
		expect(unpacked).toEqual([]);
		await expect(write(prepared)).rejects.toThrow("registered already");
		expect(await registrations()).toHaveLength(1);
	});
});
