import { describe, expect, test } from "vitest";
import { ownedListing } from "../testing/owned-listing.ts";
import { listingRates } from "./rates.tables.ts";

const { server, listing, rebuild, edit, stored, audit, tokenOf, owner } = ownedListing();

const hours = { monday: { opens: 540, closes: 1140 }, sunday: { opens: 0, closes: 1440 } };
const fan = { name: "Fan fitting", price: 150, unit: "piece" };
const wiring = { name: "House wiring", price: 12.5, unit: "sq-ft" };
const read = async (token?: string) =>
	(await server.call("GET", `/api/workerCategory/${listing.listingId}`, { token })).body.professional;

describe("hours and days off", () => {
	const daysOff = [
		{ from: "2027-01-10", to: "2027-01-12" },
		{ from: "2026-12-24", to: "2026-12-24" },
	];

	test("are shown to everyone, the days in order, and can be removed", async () => {
		server.clock.set(new Date("2026-11-27T06:00:00Z"));
		expect(await read()).toMatchObject({ hours: null, daysOff: [], rates: [] });
		expect((await edit({ hours, daysOff })).status).toBe(200);
		expect(await read()).toMatchObject({ hours, daysOff: daysOff.toReversed() });
		expect((await edit({ hours: null })).body.professional).toMatchObject({ hours: null });
		expect((await edit({ daysOff: [] })).body.professional).toMatchObject({ daysOff: [] });
	});

	test.each([
		[{ hours: { monday: { opens: 540, closes: 500 } } }, "hours.monday"],
		[{ hours: { monday: { opens: 540, closes: 1500 } } }, "hours.monday"],
		[{ hours: { funday: { opens: 540, closes: 1000 } } }, "hours.funday"],
		[{ hours: { monday: { opens: "9", closes: 1000 } } }, "hours.monday.opens"],
		[{ hours: {} }, "hours"],
		[{ daysOff: [{ from: "2026-11-01", to: "2026-11-02" }] }, "daysOff.0"],
		[{ daysOff: [{ from: "2026-13-01", to: "2026-12-02" }] }, "daysOff.0.from"],
		[{ daysOff: [daysOff[0], daysOff[0]] }, "daysOff.1"],
		[{ rates: [{ name: "F", price: 5 }] }, "rates.0.name"],
		[{ rates: [{ name: "Fan", price: 0 }] }, "rates.0.price"],
		[{ rates: [{ name: "Fan", price: "5" }] }, "rates.0.price"],
		[{ rates: [{ ...fan, unit: "per month" }] }, "rates.0.unit"],
	])("refuses %j as a whole", async (body, path) => {
		server.clock.set(new Date("2026-11-27T06:00:00Z"));
		const before = await stored();
		const answer = await edit({ ...body, firmName: "New name" });
		expect([answer.status, answer.body.errors[0].path]).toEqual([400, path]);
		expect(await stored()).toEqual(before);
	});

	test("are refused to another professional", async () => {
		const before = await stored();
		expect((await edit({ hours, rates: [fan] }, await tokenOf())).status).toBe(403);
		expect(await stored()).toEqual(before);
		expect(await server.db.select().from(listingRates)).toEqual([]);
	});

	test("are recorded if a manager changes them", async () => {
		expect((await edit({ hours, rates: [fan, wiring] }, await tokenOf("admin"))).status).toBe(200);
		expect(await audit()).toMatchObject([
			{
				action: "listing.edit",
				before: { hours: "", rates: "0 items" },
				after: { hours: "monday 09:00 to 19:00, sunday 00:00 to 24:00", rates: "2 items" },
			},
		]);
	});
});

describe("a rate list", () => {
	test("keeps the owner's order, with cleaned names", async () => {
		await edit({ rates: [wiring, { ...fan, name: "  Fan \u202efitting ", unit: undefined }] });
		const rates = [wiring, { ...fan, unit: null }];
		expect((await read()).rates).toEqual(rates);
		expect((await edit({ rates: rates.toReversed() })).body.professional.rates).toEqual(rates.toReversed());
		expect((await edit({ description: "New" })).body.professional.rates).toHaveLength(2);
		expect((await edit({ rates: [] })).body.professional.rates).toEqual([]);
	});

	test("shows contacts in its names to the owner and staff only", async () => {
		await edit({ rates: [{ ...fan, name: "Call 98765 43210" }] });
		expect((await read()).rates[0].name).toBe("Call ••••••••••");
		expect((await read(owner.token)).rates[0].name).toBe("Call 98765 43210");
		expect((await read(await tokenOf("customerSupport"))).rates[0].name).toBe("Call 98765 43210");
	});

	test("changes nothing if it is the same", async () => {
		await edit({ hours, rates: [fan] });
		const before = await stored();
		server.clock.advance(60_000);
		expect((await edit({ hours, rates: [fan] })).status).toBe(200);
		expect(await stored()).toEqual(before);
	});

	test("can be set before the listing is confirmed", async () => {
		await rebuild({ status: "applied" });
		expect((await edit({ rates: [fan] })).status).toBe(200);
	});
});
