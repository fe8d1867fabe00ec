import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { buildListing, findService, randomMobile } from "../../listings/server/testing/build-listing.ts";
import type { Role } from "../../platform/access.ts";
import { paise } from "../../platform/money.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { buildPlan, buildSubscription } from "./testing/build-subscription.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const unknown = "01900000-0000-7000-8000-000000000000";
const signInAs = async (role?: Role) =>
	signIn(server, randomMobile(), { name: "Ramesh Thakur", ...(role && { role }) });

describe("plans", () => {
	let serviceId: string;
	let split: string;
	let window: string;
	const ids: Record<"whole" | "split" | "window" | "off", string> = {
		whole: "",
		split: "",
		window: "",
		off: "",
	};
	const list = async (query: string, token?: string) =>
		server.call("GET", `/api/subscription?${query}`, { token });
	const idsOf = async (query: string, token?: string) =>
		(await list(query, token)).body.subscriptions.map((plan: { _id: string }) => plan._id).toSorted();

	beforeAll(async () => {
		const { db } = server.database;
		({ serviceId } = await findService(db, "ac", null));
		split = (await findService(db, "ac", "split-ac")).choiceId ?? "";
		window = (await findService(db, "ac", "window-ac")).choiceId ?? "";
		ids.whole = await buildPlan(server, {
			serviceId,
			type: "Lead Basis",
			price: paise(99_950),
			durationInMonths: null,
			numberOfLeads: 20,
		});
		ids.split = await buildPlan(server, { serviceId, choiceId: split });
		ids.window = await buildPlan(server, {
			serviceId,
			choiceId: window,
			type: "Free Trial",
			price: paise(0),
			durationInMonths: 1,
			numberOfLeads: 5,
		});
		ids.off = await buildPlan(server, { serviceId, enabled: false });
		await buildPlan(server, { serviceId: (await findService(db, "plumber", null)).serviceId });
	});

	test.each(["", "enabled=false", "serviceId=%", "enabled=false&type=Lead Basis"])(
		"%j is for managers",
		async (query) => {
			const filled = query.replace("%", serviceId);
			expect((await list(filled)).status).toBe(401);
			for (const role of ["user", "salesPerson", "affiliatePartner", "promotor"] as const) {
				expect((await list(filled, (await signInAs(role)).token)).status).toBe(403);
			}
		},
	);

	test.each(["enabled=yes", "enabled=true&serviceId=1", "enabled=true&type=Yearly"])(
		"%j is refused",
		async (query) => {
			expect((await list(query)).status).toBe(400);
		},
	);

	test("shows everyone the plans on offer, in rupees", async () => {
		const answer = await list(`serviceId=${serviceId}&enabled=true`);
		expect(answer.status).toBe(200);
		expect(answer.body.subscriptions).toEqual([
			{
				_id: ids.split,
				serviceId: { _id: serviceId, type: "AC" },
				choiceOfService: { _id: split, name: "Split AC" },
				type: "Enrolment Basis",
				price: 2999,
				durationInMonths: 6,
				numberOfLeads: null,
				enabled: true,
			},
			{
				_id: ids.window,
				serviceId: { _id: serviceId, type: "AC" },
				choiceOfService: { _id: window, name: "Window AC" },
				type: "Free Trial",
				price: 0,
				durationInMonths: 1,
				numberOfLeads: 5,
				enabled: true,
			},
			{
				_id: ids.whole,
				serviceId: { _id: serviceId, type: "AC" },
				choiceOfService: null,
				type: "Lead Basis",
				price: 999.5,
				durationInMonths: null,
				numberOfLeads: 20,
				enabled: true,
			},
		]);
	});

	test("lists a choice's own plans and those of the whole service", async () => {
		expect(await idsOf(`serviceId=${serviceId}&choiceId=${split}&enabled=true`)).toEqual(
			[ids.whole, ids.split].toSorted(),
		);
	});

	test("filters by type", async () => {
		expect(await idsOf(`serviceId=${serviceId}&type=Lead Basis&enabled=true`)).toEqual([ids.whole]);
	});

	test("shows managers disabled plans too, or only those", async () => {
		for (const role of ["admin", "customerSupport"] as const) {
			const { token } = await signInAs(role);
			expect(await idsOf(`serviceId=${serviceId}`, token)).toEqual(Object.values(ids).toSorted());
			expect(await idsOf(`serviceId=${serviceId}&enabled=false`, token)).toEqual([ids.off]);
		}
	});
});

describe("a listing's subscriptions", () => {
	const of = (profId: string, token?: string) =>
		server.call("GET", `/api/subscription/professionals?profId=${profId}`, { token });

	test("are for its owner and staff; others get 404", async () => {
		const { listingId, userId } = await buildListing(server);
		await buildSubscription(server, { listingId });
		expect((await of(listingId)).status).toBe(401);
		const owner = await signInAs();
		expect((await of("1", owner.token)).status).toBe(400);
		expect((await server.call("GET", "/api/subscription/professionals", { token: owner.token })).status).toBe(
			400,
		);
		expect(await of(unknown, owner.token)).toMatchObject({ status: 404, body: { message: "Not found." } });
		for (const role of ["user", "affiliatePartner", "promotor"] as const) {
			const answer = await of(listingId, (await signInAs(role)).token);
			expect(answer).toMatchObject({ status: 404, body: { message: "Not found." } });
			expect(JSON.stringify(answer.body)).not.toContain(userId);
		}
		for (const role of ["salesPerson", "customerSupport", "admin"] as const) {
			expect((await of(listingId, (await signInAs(role)).token)).status).toBe(200);
		}
	});

	test("lists what runs, what waits and what is over", async () => {
		const owner = await signInAs();
		const { listingId, serviceId, choiceId } = await buildListing(server, {
			userId: owner.user._id,
			service: "ac",
			choice: "split-ac",
		});
		const over = await buildSubscription(server, { listingId, status: "expired" });
		const active = await buildSubscription(server, {
			listingId,
			type: "Lead Basis",
			leadsAllocated: 20,
			leadsClaimed: 3,
			price: 99_950,
		});
		const second = await buildSubscription(server, {
			listingId,
			status: "upcoming",
			paymentStatus: "pending",
			createdAt: new Date(server.clock().getTime() + 1),
		});
		const first = await buildSubscription(server, { listingId, status: "upcoming" });
		const now = server.clock().toISOString();
		const answer = await of(listingId, owner.token);
		expect(answer.status).toBe(200);
		expect(answer.body).toEqual({
			success: true,
			data: {
				activeSubscriptions: [
					{
						_id: active,
						subscriptionType: "Lead Basis",
						status: "active",
						price: 999.5,
						durationInMonths: null,
						leadsAllocated: 20,
						leadsClaimed: 3,
						leadsRemaining: 17,
						paymentPlan: "Lead Basis, 20 leads",
						paymentStatus: "success",
						hasInvoice: false,
						creditNotes: [],
						activatedAt: now,
						endsAt: null,
						pausedAt: null,
						refundedAt: null,
						createdAt: now,
						updatedAt: now,
						user: { _id: owner.user._id, name: "Ramesh Thakur", mobile: owner.user.mobile },
					},
				],
				upcomingSubscriptions: [
					expect.objectContaining({
						_id: first,
						activatedAt: null,
						leadsAllocated: null,
						leadsRemaining: null,
						paymentPlan: "Enrolment Basis, 6 months",
					}),
					expect.objectContaining({ _id: second, paymentStatus: "pending" }),
				],
				expiredSubscriptions: [expect.objectContaining({ _id: over, status: "expired" })],
				serviceId: { _id: serviceId, type: "AC" },
				choiceId,
				choiceName: "Split AC",
				paymentForCategory: "chooseProfessionalSubscription",
				pendingPayments: [],
				paymentNotes: [],
				needsPlan: true,
				isSuspended: false,
				isRejected: false,
				trialUsed: false,
			},
		});
	});

	test.each([
		["retail-shops", false],
		["ac", true],
	])("of the service %s need a plan: %s, even if the payment was waived", async (service, needsPlan) => {
		const owner = await signInAs();
		const { listingId } = await buildListing(server, {
			userId: owner.user._id,
			service,
			choice: null,
			paymentStatus: "not-required",
		});
		expect((await of(listingId, owner.token)).body.data).toMatchObject({ needsPlan });
	});

	test.each([
		["nothing", null, "addProfessional"],
		["a pending payment", { paymentStatus: "pending", status: "upcoming" }, "addProfessional"],
		["a failed payment", { paymentStatus: "failed", status: "upcoming" }, "addProfessional"],
		["a plan that waits for a manager", { status: "upcoming" }, "chooseProfessionalSubscription"],
		["a plan that is over", { status: "expired" }, "chooseProfessionalSubscription"],
	] as const)("with %s the next payment is for %s", async (_, wishes, category) => {
		const owner = await signInAs();
		const { listingId } = await buildListing(server, { userId: owner.user._id, status: "applied" });
		if (wishes !== null) await buildSubscription(server, { listingId, ...wishes });
		expect((await of(listingId, owner.token)).body.data).toMatchObject({
			paymentForCategory: category,
			choiceId: null,
			choiceName: null,
		});
	});
});
