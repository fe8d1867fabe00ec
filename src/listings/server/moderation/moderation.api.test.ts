import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries } from "../../../platform/server/database/audit.tables.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import {
	type ListingStatus,
	listingStatuses,
	type ListingPaymentStatus,
	listingPaymentStatuses,
} from "../../listing.ts";
import { listingReach, listings } from "../listings.tables.ts";
import { listingStatusNames } from "../../listing-status-names.ts";
import { buildListing, type ListingWishes } from "../testing/build-listing.ts";
import { auditOf, faultsOf, type Person, signInWithAddress } from "../testing/register.ts";

let server: TestServer;
let manager: Person;
beforeAll(async () => {
	server = await startTestServer();
	manager = await signInWithAddress(server, { role: "customerSupport" });
});
afterAll(() => server.close());

type MoveBody = { professionalId?: string; type?: string; reason?: string; paymentOption?: boolean };
const move = (body: MoveBody, token?: string) =>
	server.call("POST", "/api/workerCategory/update", { token, body });

/** Everything that a move can change. */
async function stateOf(listingId: string) {
	const { db } = server.database;
	const [row] = await db.select().from(listings).where(eq(listings.id, listingId));
	const reach = await db.$count(listingReach, eq(listingReach.listingId, listingId));
	return { row, isListed: reach > 0, audit: await auditOf(server, listingId) };
}

const reason = "Complaints about the work";
const already = "This registration already has this status.";
const unpaid = "This registration is not fully paid yet. You can confirm it once it is.";
const impossible = (from: ListingStatus, to: ListingStatus) =>
	`A registration that is “${listingStatusNames[from]()}” cannot become “${listingStatusNames[to]()}”.`;

type Case = [from: ListingStatus, to: ListingStatus, paymentStatus: ListingPaymentStatus];
const anyPayment = (from: ListingStatus, to: ListingStatus) =>
	listingPaymentStatuses.map((payment): Case => [from, to, payment]);

const moved: [...Case, action: string][] = [
	["applied", "active", "success", "activate"],
	["applied", "active", "not-required", "activate"],
	...anyPayment("active", "expired").map((one): [...Case, string] => [...one, "expire"]),
	...anyPayment("expired", "active").map((one): [...Case, string] => [...one, "renew"]),
	...anyPayment("applied", "rejected").map((one): [...Case, string] => [...one, "reject"]),
	...anyPayment("rejected", "applied").map((one): [...Case, string] => [...one, "reapply"]),
];
const refused: [...Case, words: string][] = [
	["applied", "active", "pending", unpaid],
	["applied", "active", "failed", unpaid],
	...listingStatuses.map((same): [...Case, string] => [same, same, "success", already]),
	["applied", "expired", "success", impossible("applied", "expired")],
	["active", "applied", "success", impossible("active", "applied")],
	["active", "rejected", "success", impossible("active", "rejected")],
	["expired", "rejected", "success", impossible("expired", "rejected")],
	["rejected", "active", "success", impossible("rejected", "active")],
	["rejected", "expired", "success", impossible("rejected", "expired")],
	["expired", "applied", "success", impossible("expired", "applied")],
];

test.each(moved)("moves from %s to %s with payment %s: %s", async (from, to, paymentStatus, action) => {
	const { listingId } = await buildListing(server, { status: from, paymentStatus });
	const before = await stateOf(listingId);
	server.clock.advance(1_000);
	const now = server.clock();
	const answer = await move({ professionalId: listingId, type: to, reason }, manager.token);
	expect(answer.status).toBe(200);
	expect(answer.body.professional).toMatchObject({
		_id: listingId,
		professionalStatus: { type: to, date: now.toISOString() },
		paymentStatus,
	});
	const after = await stateOf(listingId);
	const isSuspended = action === "expire";
	const statusReason = action === "expire" || action === "reject" ? reason : null;
	expect(answer.body.professional.statusReason).toBe(statusReason);
	expect(after.row).toEqual({
		...before.row,
		status: to,
		statusReason,
		isSuspended,
		statusChangedAt: now,
		updatedAt: now,
	});
	expect(after.isListed).toBe(to === "active");
	expect(after.audit).toMatchObject([
		{
			at: now,
			actorId: manager.userId,
			action: `listing.${action}`,
			subjectType: "listing",
			reason,
			before: { status: from },
			after: { status: to },
		},
	]);
});

test.each(refused)(
	"does not move from %s to %s with payment %s: %s",
	async (from, to, paymentStatus, words) => {
		const { listingId } = await buildListing(server, { status: from, paymentStatus });
		const before = await stateOf(listingId);
		const answer = await move({ professionalId: listingId, type: to, reason }, manager.token);
		expect(answer.status).toBe(409);
		expect(answer.body.message).toBe(words);
		expect(await stateOf(listingId)).toEqual(before);
	},
);

describe("a waived payment", () => {
	test.each(["pending", "failed"] as const)(
		"confirms a listing whose payment is %s, and is recorded",
		async (unpaidStatus) => {
			const { listingId } = await buildListing(server, { status: "applied", paymentStatus: unpaidStatus });
			const body = { professionalId: listingId, type: "active", paymentOption: true };
			const before = await stateOf(listingId);
			const withoutReason = await move(body, manager.token);
			expect(faultsOf(withoutReason)).toEqual(["reason: Please say why."]);
			expect(await stateOf(listingId)).toEqual(before);
			const answer = await move({ ...body, reason }, manager.token);
			expect(answer.status).toBe(200);
			expect(answer.body.professional).toMatchObject({
				professionalStatus: { type: "active" },
				paymentStatus: "not-required",
			});
			const { audit, isListed } = await stateOf(listingId);
			expect(isListed).toBe(true);
			const skipped = audit.find(({ action }) => action === "listing.skip-payment");
			expect(skipped).toMatchObject({
				actorId: manager.userId,
				reason,
				before: { paymentStatus: unpaidStatus },
				after: { paymentStatus: "not-required" },
			});
			expect(audit.map(({ action }) => action)).toContain("listing.activate");
		},
	);

	test("is refused if nothing is due", async () => {
		const { listingId } = await buildListing(server, { status: "applied", paymentStatus: "success" });
		const body = { professionalId: listingId, type: "active", paymentOption: true };
		const answer = await move(body, manager.token);
		expect(answer.body.professional.paymentStatus).toBe("success");
		expect((await stateOf(listingId)).audit.map(({ action }) => action)).toEqual(["listing.activate"]);
	});
});

describe("the public list", () => {
	const listed = async () =>
		(await server.call("GET", "/api/workerCategory/active?service=gas-stove")).body.professionals.map(
			({ _id: id }: { _id: string }) => id,
		);

	test("shows a professional from the confirmation to the end", async () => {
		const wishes: ListingWishes = { service: "gas-stove", status: "applied", paymentStatus: "success" };
		const { listingId: professionalId } = await buildListing(server, wishes);
		expect(await listed()).toEqual([]);
		const { status } = await move({ professionalId, type: "active" }, manager.token);
		expect(status).toBe(200);
		expect(await listed()).toEqual([professionalId]);
		await move({ professionalId, type: "expired", reason }, manager.token);
		expect(await listed()).toEqual([]);
		await move({ professionalId, type: "active", reason }, manager.token);
		expect(await listed()).toEqual([professionalId]);
	});
});

describe("a referral code", () => {
	const codeOf = async (token: string) =>
		(await server.call("GET", "/api/auth", { token })).body.referralCode;

	test("is given to the owner at the first confirmation and stays", async () => {
		const owner = await signInWithAddress(server);
		const wishes: ListingWishes = { userId: owner.userId, status: "applied" };
		const { listingId: professionalId } = await buildListing(server, wishes);
		expect(await codeOf(owner.token)).toBeNull();
		await move({ professionalId, type: "active" }, manager.token);
		const code = await codeOf(owner.token);
		expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
		await move({ professionalId, type: "expired", reason }, manager.token);
		await move({ professionalId, type: "active", reason }, manager.token);
		expect(await codeOf(owner.token)).toBe(code);
	});
});

describe("a reason", () => {
	test.each([
		["active", "expired"],
		["expired", "active"],
		["applied", "rejected"],
	] as const)("is required from %s to %s", async (from, type) => {
		const { listingId } = await buildListing(server, { status: from });
		const before = await stateOf(listingId);
		for (const words of [{}, { reason: "" }, { reason: "   " }]) {
			const answer = await move({ professionalId: listingId, type, ...words }, manager.token);
			expect(answer.status).toBe(400);
			expect(faultsOf(answer)).toEqual(["reason: Please say why."]);
		}
		expect(await stateOf(listingId)).toEqual(before);
	});

	test("is not required to confirm", async () => {
		const { listingId } = await buildListing(server, { status: "applied" });
		expect((await move({ professionalId: listingId, type: "active" }, manager.token)).status).toBe(200);
		expect((await stateOf(listingId)).audit).toMatchObject([{ reason: null }]);
	});
});

describe("refuses", () => {
	const unknown = "01900000-0000-7000-8000-000000000000";
	test.each<[string, MoveBody, string[]]>([
		["an empty request", {}, ["professionalId", "type"]],
		["a malformed id", { professionalId: "1", type: "active" }, ["professionalId"]],
		["an unknown status", { professionalId: unknown, type: "deleted" }, ["type"]],
		[
			"a reason that is too long",
			{ professionalId: unknown, type: "active", reason: "x".repeat(501) },
			["reason"],
		],
	])("%s", async (_, body, paths) => {
		const answer = await move(body, manager.token);
		expect(answer.status).toBe(400);
		expect(answer.body.errors.map(({ path }: { path?: string }) => path)).toEqual(paths);
	});

	test("an unknown listing and one of a deleted account", async () => {
		expect((await move({ professionalId: unknown, type: "active" }, manager.token)).status).toBe(404);
		const { listingId } = await buildListing(server, { status: "expired" });
		await server.database.db.update(listings).set({ addressId: null }).where(eq(listings.id, listingId));
		const before = await stateOf(listingId);
		const answer = await move({ professionalId: listingId, type: "active", reason }, manager.token);
		expect(answer.status).toBe(404);
		expect(await stateOf(listingId)).toEqual(before);
	});
});

test("accepts one of ten concurrent moves and refuses nine with a conflict", async () => {
	for (const [from, type] of [
		["applied", "active"],
		["applied", "rejected"],
		["rejected", "applied"],
		["active", "expired"],
		["expired", "active"],
	] as const) {
		const { listingId } = await buildListing(server, { status: from });
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => move({ professionalId: listingId, type, reason }, manager.token)),
		);
		expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
		const refusals = new Set(answers.flatMap(({ status, body }) => (status === 409 ? [body.message] : [])));
		for (const words of refusals) {
			expect([already, "Someone else has just changed this registration. Please reload the page."]).toContain(
				words,
			);
		}
		expect(await server.database.db.$count(auditEntries, eq(auditEntries.subjectId, listingId))).toBe(1);
	}
});
