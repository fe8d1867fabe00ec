import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { pictureKeys } from "../../media/picture.ts";
import { createDiskStore } from "../../media/server/disk-store.ts";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { dataFolder } from "../../testing/data-folder.ts";
import { fileServer } from "../../testing/file-server.ts";
import { type Manager, pathsOf, startManager } from "./testing/catalogue-staff.ts";

const cdn = "https://cdn.example";
const folder = dataFolder();
const store = createDiskStore(folder);
const server = fileServer({ DATA_DIR: folder, CDN_BASE_URL: `${cdn}/` });
let manager: Manager;
let plumber: string;
let electrician: string;
beforeAll(async () => {
	await server.jobs.start();
	manager = await startManager(server);
	plumber = (await manager.serviceNamed("Plumber"))._id;
	electrician = (await manager.serviceNamed("Electrician"))._id;
});

const png = async (background = "#0b6e72") => {
	const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
		.png()
		.toBuffer();
	return new File([new Uint8Array(bytes)], "picture.png", { type: "image/png" });
};
const send = (id: string, file: File | null, token: string | undefined = manager.token) => {
	const body = new FormData();
	if (file !== null) body.append("image", file);
	return server.call("POST", `/api/service/${id}/picture`, { body, token });
};
const imageOf = async (slug: string) =>
	(await server.call("GET", `/api/catalogue/landing/${slug}`)).body.landing.image;
const nameIn = (image: string) => /service-pictures\/(\w+)-/.exec(image)?.[1] ?? "";
const areStored = async (name: string) =>
	(await Promise.all(pictureKeys("service-pictures", name).map((key) => store.exists(key)))).every(Boolean);
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 200 });

describe("POST /api/service/:id/picture", () => {
	it("is only for managers", async () => {
		expect((await server.call("POST", `/api/service/${plumber}/picture`, {})).status).toBe(401);
		const sales = await signIn(server, freshMobile(), { role: "salesPerson" });
		expect((await send(plumber, await png(), sales.token)).status).toBe(403);
	});

	it("refuses no file and files that are not pictures", async () => {
		for (const file of [null, new File(["<svg/>"], "x.svg", { type: "image/svg+xml" })]) {
			// oxlint-disable-next-line no-await-in-loop -- in sequence, on one service
			const refused = await send(plumber, file);
			expect({ status: refused.status, paths: pathsOf(refused.body) }).toEqual({
				status: 400,
				paths: ["image"],
			});
		}
		expect(await imageOf("plumber")).toBe("/media/icons/plumber.svg");
	});

	it("shows the new picture from the CDN at once and records the change", async () => {
		const { status, body } = await send(plumber, await png());
		expect(status).toBe(200);
		const path = `/media/service-pictures/${nameIn(body.image)}-400.webp`;
		expect(body.image).toBe(`${cdn}${path}`);
		expect(await imageOf("plumber")).toBe(body.image);
		expect((await manager.readService(plumber)).image).toBe(body.image);
		expect((await server.call("GET", path)).headers["content-type"]).toBe("image/webp");
		// Bundled drawings are not in the image store.
		expect(await imageOf("electrician")).toBe("/media/icons/electrician.svg");
		const trail = await server.database.db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.action, "service.picture"));
		expect(trail).toMatchObject([
			{ before: { picture: "/media/icons/plumber.svg" }, after: { picture: path } },
		]);
	});

	it("deletes the previous picture, and keeps one that is sent again", async () => {
		const first = nameIn((await send(electrician, await png("#f2a20c"))).body.image);
		const second = nameIn((await send(electrician, await png("#222222"))).body.image);
		await soon(async () => {
			for (const key of pictureKeys("service-pictures", first))
				// oxlint-disable-next-line no-await-in-loop -- three files
				expect(await store.exists(key)).toBe(false);
		});
		expect(await areStored(second)).toBe(true);
		expect(nameIn((await send(electrician, await png("#222222"))).body.image)).toBe(second);
		expect(nameIn((await send(electrician, await png("#f2a20c"))).body.image)).toBe(first);
		await soon(async () => expect(await store.exists(`service-pictures/${second}-400.webp`)).toBe(false));
		expect(await areStored(first)).toBe(true);
	});
});
