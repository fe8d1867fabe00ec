import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { users } from "../../../accounts/server/accounts.tables.ts";
import { buildSubscriber } from "../../../leads/server/testing/build-claimer.ts";
import { buildCustomer, buildStaff, tallyOf } from "../../../leads/server/testing/customer.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { subscriptions } from "../../../subscriptions/server/subscriptions.tables.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { appealDays, longestSuspensionText } from "../../suspension.ts";
import { suspensions } from "../safety.tables.ts";
import { grounds, suspensionCalls } from "../testing/suspension-calls.ts";

const server = fileServer();
const { suspend, listFor, ownOf, appeal, decide, end, isListed } = suspensionCalls(server);
const db = () => server.database.db;
const day = 86_400_000;

const planOf = async (listingId: string) =>
	(await db().select().from(subscriptions).where(eq(subscriptions.listingId, listingId)))[0];
const kindsOf = async (token: string) =>
	(await server.call("GET", "/api/notifications", { token })).body.notifications.map(
		({ kind }: { kind: string }) => kind,
	);
const isSuspended = async (userId: string) =>
	(await db().select().from(users).where(eq(users.id, userId)))[0]?.suspendedAt !== null;

let professional: Awaited<ReturnType<typeof buildSubscriber>>;
let manager: Awaited<ReturnType<typeof buildStaff>>;
let colleague: Awaited<ReturnType<typeof buildStaff>>;
beforeEach(async () => {
	professional = await buildSubscriber(server);
	manager = await buildStaff(server, "customerSupport");
	colleague = await buildStaff(server, "admin");
});
const ofListing = (more: object = {}) => ({ professionalId: professional.listingId, ...grounds, ...more });
const ofPerson = (more: object = {}) => ({ userId: professional.userId, ...grounds, ...more });
const suspended = async (body: unknown = ofListing()) => {
	const answer = await suspend(body, manager.token);
	expect(answer.status).toBe(201);
	return answer.body.suspension._id as string;
};

describe("an appeal", () => {
	test("is the suspended person's, once, with a text", async () => {
		const id = await suspended();
		expect((await appeal(id)).status).toBe(401);
		expect((await appeal(newId(), professional.token)).status).toBe(404);
		for (const { token } of [await buildCustomer(server), manager])
			expect((await appeal(id, token)).status).toBe(404);
		for (const text of ["", "  ", "x".repeat(longestSuspensionText.appeal + 1)])
			expect((await appeal(id, professional.token, text)).status).toBe(400);
		const answers = await Promise.all([1, 2, 3].map(() => appeal(id, professional.token)));
		expect(tallyOf(answers)).toEqual({ 200: 1, 409: 2 });
		expect((await appeal(id, professional.token)).body.message).toContain("already appealed");
		expect((await ownOf(professional.token)).body.suspensions).toMatchObject([
			{ appeal: { status: "waiting", reason: null }, abilities: { appeal: false } },
		]);
	});

	test("is refused after 30 days, and once the suspension is over", async () => {
		const id = await suspended();
		const suspendedAt = new Date(server.clock().getTime() - appealDays * day);
		await db().update(suspensions).set({ suspendedAt }).where(eq(suspensions.id, id));
		expect((await appeal(id, professional.token)).body.message).toContain("30 days");
		const other = await buildSubscriber(server);
		const over = await suspended(ofListing({ professionalId: other.listingId }));
		await end(over, manager.token);
		expect((await appeal(over, other.token)).status).toBe(409);
	});

	test("is decided by another member of staff than who suspended", async () => {
		const id = await suspended();
		expect((await decide(id, "upheld", colleague.token)).status).toBe(409);
		await appeal(id, professional.token);
		expect((await decide(id, "upheld")).status).toBe(401);
		for (const { token } of [professional, await buildStaff(server, "salesPerson"), manager])
			expect((await decide(id, "upheld", token)).status).toBe(403);
		expect((await decide(id, "maybe", colleague.token)).status).toBe(400);
		expect((await decide(id, "upheld", colleague.token, " ")).status).toBe(400);
		expect((await decide(newId(), "upheld", colleague.token)).status).toBe(404);
		const { body } = await listFor(manager.token);
		const waiting = body.suspensions.find(({ _id }: { _id: string }) => _id === id);
		expect(waiting).toMatchObject({ appeal: { status: "waiting" }, abilities: { decideAppeal: false } });
		expect(await isListed(professional.listingId)).toBe(false);
	});

	test("that is upheld restores the listing at once and notifies the person with the reason", async () => {
		const id = await suspended();
		await appeal(id, professional.token);
		expect((await decide(id, "upheld", colleague.token)).body.suspension).toMatchObject({
			status: "overturned",
			appeal: { status: "upheld", reason: "We looked at it again" },
		});
		expect(await isListed(professional.listingId)).toBe(true);
		expect((await planOf(professional.listingId))?.pausedAt).toBeNull();
		expect(await kindsOf(professional.token)).toEqual(
			expect.arrayContaining(["appeal.decided", "listing.reopened"]),
		);
	});

	test("that is rejected changes nothing else, and staff can still end the suspension", async () => {
		const id = await suspended();
		await appeal(id, professional.token);
		expect((await decide(id, "rejected", colleague.token)).status).toBe(200);
		expect(await isListed(professional.listingId)).toBe(false);
		expect((await appeal(id, professional.token)).status).toBe(409);
		expect((await end(id, manager.token)).status).toBe(200);
		expect(await isListed(professional.listingId)).toBe(true);
	});

	test("is decided once if two decide at the same moment", async () => {
		const id = await suspended(ofPerson());
		await appeal(id, professional.token);
		const third = await buildStaff(server, "customerSupport");
		const answers = await Promise.all([
			decide(id, "upheld", colleague.token),
			decide(id, "rejected", third.token),
		]);
		expect(tallyOf(answers)).toEqual({ 200: 1, 409: 1 });
		const [stored] = await db().select().from(suspensions).where(eq(suspensions.id, id));
		expect(await isSuspended(professional.userId)).toBe(stored?.appealStatus === "rejected");
	});

	test("is listed by state for managers", async () => {
		const id = await suspended();
		const has = async (view: string) =>
			(await listFor(manager.token, `?view=${view}&limit=50`)).body.suspensions.some(
				({ _id }: { _id: string }) => _id === id,
			);
		expect([await has("appeals"), await has("running"), await has("past")]).toEqual([false, true, false]);
		await appeal(id, professional.token);
		expect(await has("appeals")).toBe(true);
		await decide(id, "upheld", colleague.token);
		expect([await has("appeals"), await has("running"), await has("past")]).toEqual([false, false, true]);
		expect((await listFor(manager.token, "?view=lost")).status).toBe(400);
		expect((await listFor(manager.token, "?cursor=x")).status).toBe(400);
	});
});
