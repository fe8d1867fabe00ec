import { beforeAll, expect, test } from "vitest";
import { createDiskStore } from "../../../media/server/disk-store.ts";
import type { Role } from "../../../platform/access.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { fixture } from "../../../testing/fixture.ts";
import { dataFolder } from "../../../testing/data-folder.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { type BuiltListing, buildListing } from "../testing/build-listing.ts";
import { signInAs } from "../testing/stored-listing.ts";

const data = dataFolder();
const server = fileServer({ DATA_DIR: data });
const owner = fixture(() => signInAs(server));
let listing: BuiltListing;
let applied: BuiltListing;
const properties = {
	Licence: { "Licence copy": { key: "papers/aa11.jpg", name: "लाइसेंस (copy)'s.png" } },
	"Rate card": { key: "papers/bb22.pdf", name: "rates.pdf" },
	// Neither an answer to a File question nor a question at all.
	Experience: { key: "papers/cc33.pdf", name: "c.pdf" },
	Charges: { "Rate card": { key: "papers/dd44.pdf", name: "d.pdf" } },
};
beforeAll(async () => {
	const store = createDiskStore(data);
	await store.put("papers/aa11.jpg", Buffer.from("a licence"), "image/jpeg");
	for (const key of ["papers/bb22.pdf", "papers/cc33.pdf", "papers/dd44.pdf", "papers/ee55.pdf"])
		await store.put(key, Buffer.from("%PDF-1.7 rates"), "application/pdf");
	listing = await buildListing(server, { userId: owner.userId, properties });
	applied = await buildListing(server, {
		userId: owner.userId,
		service: "ac",
		status: "applied",
		properties: { Charges: { "Rate card": { key: "papers/bb22.pdf", name: "rates.pdf" } } },
	});
});

const read = (name: string, token?: string, { listingId } = listing) =>
	server.call("GET", `/api/workerCategory/${listingId}/files/${name}`, { token });
const tokenOf = async (role?: Role) => (await signInAs(server, role)).token;

test("returns 400 for a malformed id", async () => {
	expect((await server.call("GET", "/api/workerCategory/7/files/aa11.jpg")).status).toBe(400);
});

test("returns 404 for a private answer to anyone but owner and staff", async () => {
	for (const token of [undefined, await tokenOf(), await tokenOf("promotor")]) {
		const { status, headers, body } = await read("aa11.jpg", token);
		expect(status).toBe(404);
		expect(headers["cache-control"]).toBe("no-store");
		expect(JSON.stringify(body)).not.toContain("licence");
	}
});

test("returns 404 for anything that answers no File question of this listing, for every viewer", async () => {
	const names = [
		"cc33.pdf",
		"dd44.pdf",
		"ee55.pdf",
		"papers%2Faa11.jpg",
		"..%2f..%2fpapers%2fee55.pdf",
		"none",
	];
	for (const name of names) expect([name, (await read(name, owner.token)).status]).toEqual([name, 404]);
	expect((await read("aa11.jpg", owner.token, { ...listing, listingId: newId() })).status).toBe(404);
	expect((await read("aa11.jpg", owner.token, applied)).status).toBe(404);
});

test("serves a private answer to owner and staff, without caching or running it", async () => {
	const tokens = [owner.token, await tokenOf("salesPerson"), await tokenOf("customerSupport")];
	for (const token of tokens) {
		const { status, headers, body } = await read("aa11.jpg", token);
		expect([status, body]).toEqual([200, "a licence"]);
		expect(headers).toMatchObject({
			"content-type": "image/jpeg",
			"content-length": "9",
			"cache-control": "no-store",
			"x-content-type-options": "nosniff",
			"content-security-policy": expect.stringContaining("default-src 'none'"),
		});
		const name = String(headers["content-disposition"]).replace("inline; filename*=UTF-8''", "");
		expect(name).toMatch(/^[\w%.!#$&+^`|~-]+$/);
		expect(decodeURIComponent(name)).toBe("लाइसेंस (copy)'s.jpg");
	}
});

test("serves a public answer to everyone who may see the listing, for as long as they may", async () => {
	const shown = await buildListing(server, {
		service: "ac",
		properties: { Charges: { "Rate card": { key: "papers/bb22.pdf", name: "rates.pdf" } } },
	});
	const file = await read("bb22.pdf", undefined, shown);
	expect(file.status).toBe(200);
	expect(file.headers).toMatchObject({
		"content-type": "application/pdf",
		"cache-control": "public, max-age=300",
		// A document is never opened on our pages; photos, above, are.
		"content-disposition": "attachment; filename*=UTF-8''rates.pdf",
	});
	const { body } = await server.call("GET", `/api/workerCategory/${shown.listingId}`);
	const href = `/api/workerCategory/${shown.listingId}/files/bb22.pdf`;
	expect(body.professional.sections).toEqual([
		{ name: "Charges", entries: [{ name: "Rate card", value: "rates.pdf", href }] },
	]);
	expect(body.professional.properties).toEqual({
		Charges: { "Rate card": { key: "bb22.pdf", name: "rates.pdf" } },
	});
	expect(JSON.stringify(body)).not.toContain("papers/");

	expect((await read("bb22.pdf", undefined, applied)).status).toBe(404);
	const own = await read("bb22.pdf", owner.token, applied);
	expect([own.status, own.headers["cache-control"]]).toEqual([200, "no-store"]);
});
