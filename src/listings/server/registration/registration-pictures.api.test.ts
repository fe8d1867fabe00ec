import { readdir } from "node:fs/promises";
import { asc, eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { dataFolder } from "../../../testing/data-folder.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { listingImages } from "../listings.tables.ts";
import {
	fieldsFor,
	freeServices,
	type Person,
	registrationsOf,
	signInWithAddress,
} from "../testing/register.ts";

const folder = dataFolder();
const server = fileServer({ DATA_DIR: folder });
beforeAll(() => freeServices(server));
let person: Person;
beforeAll(() => server.jobs.start());
beforeEach(async () => {
	person = await signInWithAddress(server);
});

type Photo = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** A photo of one colour, different for each number. */
async function photo(number: number): Promise<Photo> {
	const background = { r: number * 20, g: 90, b: 200 };
	const image = sharp({ create: { width: 60, height: 40, channels: 3, background } });
	return { name: `photo ${number}.jpg`, bytes: new Uint8Array(await image.jpeg().toBuffer()) };
}
const photos = (count: number) => Promise.all(Array.from({ length: count }, (_, number) => photo(number)));

/** The form as a browser sends it: fields in brackets, places and pictures repeated. */
function formOf(fields: Awaited<ReturnType<typeof fieldsFor>>, files: Photo[]): FormData {
	const form = new FormData();
	form.append("paymentForCategory", "addProfessional");
	const { goToLocation, ...texts } = fields;
	for (const [name, text] of Object.entries(texts)) form.append(`newProfessional[${name}]`, text);
	for (const place of goToLocation) form.append("newProfessional[goToLocation]", place);
	for (const { name, bytes } of files) form.append("images", new File([bytes], name));
	return form;
}

const send = (form: FormData, key?: string, { token } = person) =>
	server.call("POST", "/api/workerCategory", {
		token,
		body: form,
		headers: key === undefined ? {} : { "idempotency-key": key },
	});

const imagesOf = (listingId: string) =>
	server.database.db
		.select()
		.from(listingImages)
		.where(eq(listingImages.listingId, listingId))
		.orderBy(asc(listingImages.position));

/** The names of the pictures in the store, each once, without those in `before`. */
async function storedNames(before = new Set<string>()): Promise<Set<string>> {
	const files = await readdir(folder, { recursive: true });
	const names = files.flatMap((path) => /service-professionals\/..\/([^-]+)-/.exec(path)?.[1] ?? []);
	return new Set(names.filter((name) => !before.has(name)));
}

describe("pictures in the form", () => {
	test("keep their order, and a single place is accepted as a place", async () => {
		const before = await storedNames();
		const answer = await send(formOf(await fieldsFor(server, person), await photos(3)));
		expect(answer.status).toBe(201);
		expect(answer.body.rejectedImages).toEqual([]);
		expect(answer.body.professional.goToLocation).toEqual(["Shimla"]);
		const rows = await imagesOf(answer.body.professional._id);
		expect(rows.map(({ position }) => position)).toEqual([0, 1, 2]);
		expect(rows[0]).toMatchObject({ width: 60, height: 40 });
		expect(answer.body.professional.images).toEqual(
			rows.map(({ id, key, width, height }) => ({
				_id: id,
				img: `/media/service-professionals/${key}`,
				width,
				height,
			})),
		);
		expect(await storedNames(before)).toEqual(new Set(rows.map(({ key }) => key)));
		const seen = await server.call("GET", `${answer.body.professional.images[0].img}-400.webp`);
		expect(seen.status).toBe(200);
	});

	test("never stop the registration if they are invalid, duplicate or more than ten", async () => {
		const twelve = await photos(12);
		const [first] = twelve;
		if (first === undefined) throw new Error("no photo");
		const text = { name: "virus.jpg", bytes: new TextEncoder().encode("<script>") };
		const answer = await send(
			formOf(await fieldsFor(server, person), [
				text,
				first,
				{ ...first, name: "again.jpg" },
				...twelve.slice(1),
			]),
		);
		expect(answer.status).toBe(201);
		const atMost = "A registration can have at most 10 pictures.";
		expect(answer.body.rejectedImages).toEqual([
			{ name: "virus.jpg", msg: expect.any(String) },
			{ name: "again.jpg", msg: "This picture was sent twice." },
			{ name: "photo 10.jpg", msg: atMost },
			{ name: "photo 11.jpg", msg: atMost },
		]);
		expect(await imagesOf(answer.body.professional._id)).toHaveLength(10);
	});

	test("are rejected with a message if the service shows none", async () => {
		const before = await storedNames();
		const answer = await send(formOf(await fieldsFor(server, person, "core-cutting"), await photos(1)));
		expect(answer.status).toBe(201);
		expect(answer.body.rejectedImages).toEqual([
			{ name: "photo 0.jpg", msg: "Pictures are not shown for Core Cutting." },
		]);
		expect(answer.body.professional.images).toEqual([]);
		expect(await storedNames()).toEqual(before);
	});
});

describe("deletes stored pictures", () => {
	test("of a refused form or a second registration", async () => {
		const fields = await fieldsFor(server, person);
		expect((await send(formOf(fields, []))).status).toBe(201);
		const before = await storedNames();
		expect((await send(formOf(fields, await photos(2)))).status).toBe(409);
		expect((await send(formOf({ ...fields, addressId: "" }, await photos(2)))).status).toBe(400);
		expect(await storedNames()).toEqual(before);
	});

	test("of the late ones among twenty-one concurrent registrations", async () => {
		const fields = await fieldsFor(server, person);
		const before = await storedNames();
		const files = await photos(1);
		// Each sender has as many concurrent forms as one person may have.
		const senders = [person];
		while (senders.length < 7) senders.push(await signInWithAddress(server, { role: "salesPerson" }));
		const form = () => {
			const sent = formOf(fields, files);
			sent.append("mobile", person.mobile);
			return sent;
		};
		const answers = await Promise.all(
			[...senders, ...senders, ...senders].map((sender) => send(form(), undefined, sender)),
		);
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(20);
		await expectOnly(before);
	});

	test("of repeated requests with the same Idempotency-Key", async () => {
		const fields = await fieldsFor(server, person);
		const before = await storedNames();
		const files = await photos(1);
		const answers = await Promise.all(Array.from({ length: 3 }, () => send(formOf(fields, files), "once")));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
		await expectOnly(before);
	});

	/** Fails unless the person's only registration shows everything that was stored since `before`. */
	async function expectOnly(before: Set<string>): Promise<void> {
		const [row, ...more] = await registrationsOf(server, person.userId);
		expect(more).toEqual([]);
		const shown = (await imagesOf(row?.id ?? "")).map(({ key }) => key);
		expect(shown).toHaveLength(1);
		await vi.waitFor(async () => expect(await storedNames(before)).toEqual(new Set(shown)), {
			timeout: 20_000,
			interval: 200,
		});
	}
});
