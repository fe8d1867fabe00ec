import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { randomMobile } from "../../../listings/server/testing/build-listing.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { expireOldLeads } from "../leads.jobs.ts";
import { customerDecisionTimes } from "../leads.tables.ts";
import { buildProfessional, buildSubscriber } from "../testing/build-claimer.ts";
import { buildClaim, buildLead } from "../testing/build-lead.ts";
import { deleteAccount } from "../testing/delete-account.ts";
import { wholeLead } from "../testing/send-lead.ts";
import { noteUnanswered } from "./keep-times.ts";

const server = fileServer();
const minute = 60_000;
/** 12:00 in India. */
const noon = "2026-11-20T06:30:00.000Z";

const call = (method: "GET" | "POST" | "PUT", url: string, token?: string, body?: unknown) =>
	server.call(method, url, { token, body });
const claim = (leadId: string, token: string) => call("POST", `/api/lead/${leadId}/claim`, token);
const decline = (leadId: string, token: string) => call("POST", `/api/lead/${leadId}/decline`, token);

type Asked = Awaited<ReturnType<typeof buildSubscriber>>;

async function sendTo({ listingId }: Pick<Asked, "listingId">, exclusive = false) {
	const mobile = randomMobile();
	const { token } = await signIn(server, mobile, { name: "Sunita Devi" });
	const body = { ...wholeLead, mobile, originProfessional: listingId, exclusive };
	const sent = await call("POST", "/api/lead", token, body);
	expect(sent.status).toBe(201);
	return { leadId: sent.body.lead._id as string, customer: token };
}

/** Each of these requests is answered after so many minutes, or never; all were sent at noon. */
async function answerAfter(asked: Asked, minutes: readonly (number | null)[], answer = claim) {
	for (const wait of minutes) {
		server.clock.set(noon);
		// oxlint-disable-next-line no-await-in-loop -- one after the other
		const { leadId } = await sendTo(asked);
		if (wait === null) continue;
		server.clock.advance(wait * minute);
		// oxlint-disable-next-line no-await-in-loop
		expect((await answer(leadId, asked.token)).status).toBe(200);
	}
	server.clock.set(noon);
}

/** What the listing's public page and card say. */
async function shownOf({ listingId }: Pick<Asked, "listingId">) {
	const { professional } = (await call("GET", `/api/workerCategory/${listingId}`)).body;
	const { answersWithinMinutes, answers } = professional;
	return { answersWithinMinutes, answers };
}
const nothing = { answersWithinMinutes: null, answers: undefined };

describe("a professional's usual time to answer direct requests", () => {
	test("is public from five on, on the card, the page and the offer", async () => {
		const asked = await buildSubscriber(server, {}, { service: "electrician", places: ["shimla"] });
		await answerAfter(asked, [3, 12, 15, 90]);
		expect(await shownOf(asked)).toEqual(nothing);
		await answerAfter(asked, [110]);
		const shown = { answersWithinMinutes: 20, answers: "Usually answers within 20 minutes" };
		expect(await shownOf(asked)).toEqual(shown);

		const { body } = await call("GET", "/api/workerCategory/active?service=electrician&location=shimla");
		expect(body.professionals.find((card: { _id: string }) => card._id === asked.listingId)).toMatchObject(
			shown,
		);
		const { leadId, customer } = await sendTo(asked);
		expect((await claim(leadId, asked.token)).status).toBe(200);
		const { offers } = (await call("GET", `/api/lead/${leadId}/offers`, customer)).body;
		expect(offers[0].professional.answers).toBe(shown.answers);
	});

	test("counts a request that was declined, by the first answer only", async () => {
		const asked = await buildSubscriber(server);
		await answerAfter(asked, [5, 5, 100, 100], decline);
		const { leadId } = await sendTo(asked);
		server.clock.advance(6 * minute);
		await decline(leadId, asked.token);
		server.clock.advance(100 * minute);
		// Changes the mind: open to all, so also to them.
		expect((await claim(leadId, asked.token)).status).toBe(200);
		server.clock.set(noon);
		expect((await shownOf(asked)).answersWithinMinutes).toBe(10);
	});

	test("counts a request without an answer as the longest, until it is answered late", async () => {
		const asked = await buildSubscriber(server);
		await answerAfter(asked, [1, 1, null, null]);
		const { leadId } = await sendTo(asked);
		await sendTo(asked, true);
		server.clock.advance(119 * minute);
		await noteUnanswered(server);
		expect(await shownOf(asked)).toEqual(nothing);
		server.clock.advance(minute);
		await noteUnanswered(server);
		await noteUnanswered(server);
		// Two of six were answered.
		expect(await shownOf(asked)).toEqual(nothing);

		server.clock.advance(30 * minute);
		expect((await claim(leadId, asked.token)).status).toBe(200);
		expect(await shownOf(asked)).toEqual(nothing);
		await answerAfter(asked, [200]);
		expect(await shownOf(asked)).toEqual({
			answersWithinMinutes: 240,
			answers: "Usually answers within 4 hours",
		});
	});

	test("does not count a request that its customer opened or ended in time", async () => {
		const asked = await buildSubscriber(server);
		await answerAfter(asked, [1, 1, 1, 1]);
		const opened = await sendTo(asked);
		await call("POST", `/api/lead/${opened.leadId}/open-to-all`, opened.customer);
		const closed = await sendTo(asked);
		await call("PUT", `/api/lead/${closed.leadId}/close`, closed.customer, { reason: "not-needed" });
		server.clock.advance(300 * minute);
		await noteUnanswered(server);
		server.clock.set(noon);
		expect(await shownOf(asked)).toEqual(nothing);
		await answerAfter(asked, [1]);
		expect((await shownOf(asked)).answersWithinMinutes).toBe(10);
	});

	test("does not count claims of requests that were for everybody, or for somebody else", async () => {
		const asked = await buildSubscriber(server);
		await answerAfter(asked, [1, 1, 1, 1]);
		const { leadId } = await buildLead(server, { originListingId: asked.listingId });
		expect((await claim(leadId, asked.token)).status).toBe(200);
		const other = await sendTo(await buildSubscriber(server));
		await call("POST", `/api/lead/${other.leadId}/open-to-all`, other.customer);
		expect((await claim(other.leadId, asked.token)).status).toBe(200);
		expect(await shownOf(asked)).toEqual(nothing);
	});

	test("counts both of two answers at the same time", async () => {
		const asked = await buildSubscriber(server);
		await answerAfter(asked, [15, 15, 15]);
		const sent = [await sendTo(asked), await sendTo(asked)];
		server.clock.advance(15 * minute);
		const answers = await Promise.all(sent.map(({ leadId }) => decline(leadId, asked.token)));
		server.clock.set(noon);
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		expect((await shownOf(asked)).answersWithinMinutes).toBe(20);
	});
});

describe("a customer's usual time from the first claim to the decision", () => {
	/** A customer's claimed request, and the listing that claimed it. */
	async function claimed(customerId: string) {
		const asked = await buildProfessional(server);
		const { leadId } = await buildLead(server, { customerId });
		await buildClaim(server, { leadId, userId: asked.userId, listingId: asked.listingId });
		return { leadId, listingId: asked.listingId };
	}
	/** What a professional who may claim a new request of the customer reads. */
	async function shownTo(customerId: string) {
		const { token } = await buildSubscriber(server);
		const { leadId } = await buildLead(server, { customerId });
		const { lead } = (await call("GET", `/api/lead/${leadId}`, token)).body;
		for (const viewer of [undefined, (await buildProfessional(server, { service: "plumber" })).token]) {
			const hidden = (await call("GET", `/api/lead/${leadId}`, viewer)).body.lead;
			expect(hidden).not.toHaveProperty("customerDecidesWithinMinutes");
			expect(hidden).not.toHaveProperty("customerDecides");
		}
		return [lead.customerDecidesWithinMinutes, lead.customerDecides];
	}

	test("is read from five on by professionals who may claim, and goes with the account", async () => {
		const { user, token } = await signIn(server, randomMobile(), { name: "Sunita Devi" });
		const ends = ["book", "close", "complete", "close"] as const;
		for (const end of ends) {
			server.clock.set(noon);
			// oxlint-disable-next-line no-await-in-loop -- one after the other
			const { leadId, listingId } = await claimed(user._id);
			server.clock.advance(100 * minute);
			const how = {
				book: () => call("PUT", `/api/lead/${leadId}/book`, token, { professionalId: listingId }),
				close: () => call("PUT", `/api/lead/${leadId}/close`, token, { reason: "not-needed" }),
				complete: () => call("POST", `/api/lead/${leadId}/complete`, token, { professionalId: listingId }),
			};
			// oxlint-disable-next-line no-await-in-loop
			expect((await how[end]()).status).toBe(200);
			if (end !== "book") continue;
			// What becomes of the booking is no second decision.
			server.clock.advance(2000 * minute);
			// oxlint-disable-next-line no-await-in-loop
			expect((await how.complete()).status).toBe(200);
		}
		// Nobody claimed it, so there was nothing to decide.
		const unclaimed = await buildLead(server, { customerId: user._id });
		await call("PUT", `/api/lead/${unclaimed.leadId}/close`, token, { reason: "not-needed" });
		expect(await shownTo(user._id)).toEqual([null, undefined]);

		server.clock.set(noon);
		await claimed(user._id);
		await claimed(user._id);
		server.clock.advance(31 * 24 * 60 * minute);
		await expireOldLeads({
			db: server.db,
			clock: server.clock,
			notify: async () => {},
			publishChanges: async () => {},
		});
		server.clock.set(noon);
		// Four decisions, and two requests that they let expire.
		expect(await shownTo(user._id)).toEqual([120, "Usually decides within 2 hours"]);
		const kept = () =>
			server.db.select().from(customerDecisionTimes).where(eq(customerDecisionTimes.userId, user._id));
		expect(await kept()).toEqual([{ userId: user._id, minutes: 100 }]);
		expect((await deleteAccount(server, token)).status).toBe(200);
		expect(await kept()).toEqual([]);
	});
});
