import { beforeEach, describe, expect, test } from "vitest";
import { roles } from "../../../platform/access.ts";
import { fixture } from "../../../testing/fixture.ts";
import { fileServer } from "../../../testing/file-server.ts";
import type { WaitingRegistration } from "../../registrations.contract.ts";
import { buildListing, type ListingWishes } from "../testing/build-listing.ts";
import { auditOf } from "../testing/register.ts";
import { signInAs } from "../testing/stored-listing.ts";

const server = fileServer();
const manager = fixture(() => signInAs(server, "customerSupport"));
const others = roles.filter((role) => role !== "admin" && role !== "customerSupport");

const queue = async (query = "", token = manager.token) =>
	server.call("GET", `/api/registrations?${query}`, { token });
const idsOf = ({ body }: { body: { registrations: WaitingRegistration[] } }) =>
	body.registrations.map(({ _id }) => _id);

describe("GET /api/registrations", () => {
	let paid: string;
	let unpaid: string;
	let free: string;
	let active: string;
	const build = async (wishes: ListingWishes) => {
		server.clock.advance(60_000);
		return (await buildListing(server, wishes)).listingId;
	};
	beforeEach(async () => {
		paid = await build({ status: "applied", paymentStatus: "success", firmName: "Deodar Homestay" });
		unpaid = await build({ status: "applied", paymentStatus: "failed", firmName: null, name: "Tashi Negi" });
		free = await build({ status: "applied", paymentStatus: "not-required" });
		active = await build({ status: "active", paymentStatus: "success" });
	});

	test("returns 401 to guests, 403 to everyone but managers, and 400 for an unknown filter", async () => {
		expect((await server.call("GET", "/api/registrations")).status).toBe(401);
		for (const role of others)
			expect((await queue("", (await signInAs(server, role)).token)).status).toBe(403);
		expect((await queue("payment=maybe")).status).toBe(400);
	});

	test("lists waiting registrations, oldest first, and no confirmed ones", async () => {
		const ids = idsOf(await queue("limit=50"));
		expect(ids.slice(-3)).toEqual([paid, unpaid, free]);
		expect(ids).not.toContain(active);
	});

	test.each(["paid", "unpaid", "free"] as const)("filters by %s", async (payment) => {
		const ids = { paid, unpaid, free };
		const { body } = await queue(`payment=${payment}&limit=50`);
		expect(body.registrations.at(-1)._id).toBe(ids[payment]);
		expect(body.registrations.every((one: WaitingRegistration) => one.payment === payment)).toBe(true);
		expect(body.total).toBe(body.registrations.length);
	});

	test("filters by ready: paid or free", async () => {
		const { body } = await queue("payment=ready&limit=50");
		const ids = idsOf({ body });
		expect(ids.slice(-2)).toEqual([paid, free]);
		expect(ids).not.toContain(unpaid);
		expect(body.total).toBe(ids.length);
	});

	test("pages through all of them, each once", async () => {
		const all = idsOf(await queue("limit=50"));
		const first = await queue("limit=2");
		const second = await queue(`limit=50&cursor=${first.body.nextCursor}`);
		expect([...idsOf(first), ...idsOf(second)]).toEqual(all);
	});

	test("names the firm, or the owner if there is none", async () => {
		const { body } = await queue("limit=50");
		expect(body.registrations.slice(-3)).toMatchObject([
			{ title: "Deodar Homestay", service: "Electrician", place: "Shimla", changeAskedAt: null },
			{ title: "Tashi Negi", ownerName: "Tashi Negi" },
			{ payment: "free" },
		]);
	});
});

describe("GET /api/registrations/export.csv", () => {
	// A download requires a recent second factor; the clock has been advanced since the manager gave theirs.
	let recent: string;
	beforeEach(async () => {
		recent = (await signInAs(server, "customerSupport")).token;
	});
	const download = (query: string, token = recent) =>
		server.call("GET", `/api/registrations/export.csv?${query}`, { token });

	test("returns 401 to guests, 403 to everyone but managers, and 400 for an unknown filter", async () => {
		expect((await server.call("GET", "/api/registrations/export.csv")).status).toBe(401);
		for (const role of others)
			expect((await download("", (await signInAs(server, role)).token)).status).toBe(403);
		expect((await download("payment=maybe")).status).toBe(400);
	});

	test("contains exactly the filtered registrations, oldest first", async () => {
		await buildListing(server, { status: "applied", paymentStatus: "pending", firmName: "=Deodar" });
		const { headers, body } = await download("payment=unpaid");
		expect(headers).toMatchObject({ "content-type": "text/csv; charset=utf-8", "cache-control": "no-store" });
		const [head, ...rows] = String(body).trimEnd().split("\r\n");
		expect(head?.startsWith("\uFEFFListing (id),Professional,Owner,Service,")).toBe(true);
		const ids = idsOf(await queue("payment=unpaid&limit=50"));
		expect(rows.map((row) => row.split(",")[0])).toEqual(ids);
		expect(rows.at(-1)).toContain(",'=Deodar,Ramesh Thakur,Electrician,Shimla,");
	});
});

describe("POST /api/workerCategory/:id/ask-change", () => {
	const reason = "Please add a photo of your shop";
	let owner: { token: string; userId: string };
	let listingId: string;
	beforeEach(async () => {
		owner = await signInAs(server);
		listingId = (await buildListing(server, { userId: owner.userId, status: "applied" })).listingId;
	});
	const askForChange = (token: string | undefined, id = listingId, body: object = { reason }) =>
		server.call("POST", `/api/workerCategory/${id}/ask-change`, { token, body });
	const read = async (token: string) =>
		(await server.call("GET", `/api/workerCategory/${listingId}`, { token })).body.professional;

	test("returns 401 to guests and 403 to everyone but managers, including the owner", async () => {
		expect((await askForChange(undefined)).status).toBe(401);
		expect((await askForChange(owner.token)).status).toBe(403);
		for (const role of others)
			expect((await askForChange((await signInAs(server, role)).token)).status).toBe(403);
		expect((await read(owner.token)).statusReason).toBeNull();
	});

	test("returns 400 without a reason and 404 for an unknown registration", async () => {
		expect((await askForChange(manager.token, listingId, { reason: "  " })).body.errors[0].path).toBe(
			"reason",
		);
		expect((await askForChange(manager.token, "01900000-0000-7000-8000-000000000000")).status).toBe(404);
	});

	test("returns 403 for the manager's own registration", async () => {
		const own = await buildListing(server, { userId: manager.userId, status: "applied" });
		expect((await askForChange(manager.token, own.listingId)).status).toBe(403);
	});

	test.each(["active", "expired", "rejected"] as const)("returns 409 for one that is %s", async (status) => {
		const other = await buildListing(server, { userId: owner.userId, status });
		expect((await askForChange(manager.token, other.listingId)).status).toBe(409);
	});

	test("notifies the owner, who reads the reason, while the registration keeps waiting", async () => {
		const { status, body } = await askForChange(manager.token);
		expect({ status, waits: body.professional.professionalStatus.type }).toEqual({
			status: 200,
			waits: "applied",
		});
		expect(await read(owner.token)).toMatchObject({ statusReason: reason, abilities: { askChange: false } });
		const { body: list } = await server.call("GET", "/api/notifications", { token: owner.token });
		expect(list.notifications).toMatchObject([
			{ kind: "listing.change_asked", subjectId: listingId, details: { reason } },
		]);
		expect(await auditOf(server, listingId)).toMatchObject([{ action: "listing.ask-change", reason }]);
	});

	test("shows in the queue when it was asked and whether the owner has changed something since", async () => {
		const inQueue = async () =>
			(await queue("limit=50")).body.registrations.find(({ _id }: WaitingRegistration) => _id === listingId);
		await askForChange(manager.token);
		expect(await inQueue()).toMatchObject({ changeAskedAt: expect.any(String), isChangedSince: false });
		server.clock.advance(60_000);
		const body = { description: "Wiring and repairs, also at night." };
		await server.call("PUT", `/api/workerCategory/${listingId}`, { token: owner.token, body });
		expect(await inQueue()).toMatchObject({ isChangedSince: true });
	});

	test("deletes the reason on confirmation", async () => {
		await askForChange(manager.token);
		const body = { professionalId: listingId, type: "active" };
		await server.call("POST", "/api/workerCategory/update", { token: manager.token, body });
		expect(await read(owner.token)).toMatchObject({ statusReason: null });
	});
});
