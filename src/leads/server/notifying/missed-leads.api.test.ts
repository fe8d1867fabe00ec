import { describe, expect, test } from "vitest";
import { freshMobile, signIn } from "../../../accounts/server/testing/sign-in.ts";
import { buildListing } from "../../../listings/server/testing/build-listing.ts";
import { fixture } from "../../../testing/fixture.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { buildLead } from "../testing/build-lead.ts";

const server = fileServer();
const owner = fixture(() => signIn(server, freshMobile(), { name: "Tashi Negi" }));

const missed = (profId: string, token?: string) =>
	server.call("GET", `/api/lead/missed?profId=${profId}`, { token });
const build = (status: "active" | "expired", places = ["manali", "kullu"]) =>
	buildListing(server, { userId: owner.user._id, service: "taxis", status, places });
/** A minute later, so that it comes after the listing expired. */
async function send(wishes: Parameters<typeof buildLead>[1]) {
	server.clock.advance(60_000);
	await buildLead(server, wishes);
}

describe("GET /api/lead/missed", () => {
	test("refuses guests, other people, and listings that are not expired", async () => {
		const { listingId } = await build("expired");
		expect((await missed(listingId)).status).toBe(401);
		const other = await signIn(server, freshMobile());
		expect((await missed(listingId, other.token)).status).toBe(404);
		expect((await missed("1", owner.token)).status).toBe(400);
		const { listingId: active } = await build("active");
		expect((await missed(active, owner.token)).status).toBe(404);
	});

	test("counts requests at the places of an expired listing since it expired, for its owner and staff", async () => {
		await send({ service: "taxis", place: "manali" });
		const since = server.clock().toISOString();
		const { listingId } = await build("expired");
		expect((await missed(listingId, owner.token)).body).toEqual({ since, count: 0, isMore: false });
		await send({ service: "taxis", place: "manali" });
		await send({ service: "taxis", place: "kullu", status: "closed" });
		await send({ service: "taxis", place: "shimla" });
		await send({ service: "electrician", place: "manali" });
		await send({ service: "taxis", place: "manali", customerId: owner.user._id });
		const sales = await signIn(server, freshMobile(), { role: "salesPerson" });
		for (const { token } of [owner, sales])
			expect((await missed(listingId, token)).body).toEqual({ since, count: 2, isMore: false });
	});
});
