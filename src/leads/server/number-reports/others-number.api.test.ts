import { beforeEach, expect, test } from "vitest";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { randomMobile } from "../../../listings/server/testing/build-listing.ts";
import { openPerOthersNumber } from "../../lead.ts";
import { buildLead } from "../testing/build-lead.ts";
import { leadCalls, tallyOf } from "../testing/customer.ts";
import { leadCustomer, wholeLead } from "../testing/send-lead.ts";

const { server, create, countLeads } = leadCustomer();
const { close } = leadCalls(server);

const customer = () => signIn(server, randomMobile(), { name: "Neha Sharma" });
let mobile: string;
beforeEach(() => {
	mobile = randomMobile();
});

test("refuses a third open request with a number that is not its sender's own, from any sender", async () => {
	const [one, two, three] = [await customer(), await customer(), await customer()];
	const body = { ...wholeLead, mobile };
	expect((await create(body, { token: one.token })).status).toBe(201);
	const second = await create(body, { token: two.token });
	expect(second.body.lead.mobileVerified).toBe(false);
	const before = await countLeads();
	for (const { token } of [one, two, three]) {
		for (const typed of [mobile, mobile.slice(3), `+91 ${mobile.slice(3, 8)} ${mobile.slice(8)}`]) {
			const refused = await create({ ...body, mobile: typed }, { token });
			expect(refused).toMatchObject({
				status: 409,
				body: {
					message:
						"Other people have already used this number in 2 open requests. Please use your own number.",
					errors: [{ path: "mobile" }],
				},
			});
		}
	}
	expect(await countLeads()).toBe(before);
	await close(second.body.lead._id, two.token);
	expect((await create(body, { token: three.token })).status).toBe(201);
});

test("lets the number's owner send requests, which do not count for others", async () => {
	const owner = await signIn(server, mobile, { name: "Sunita Devi" });
	const body = { ...wholeLead, mobile };
	for (let count = 0; count <= openPerOthersNumber; count++)
		expect((await create(body, { token: owner.token })).status).toBe(201);
	for (let count = 0; count < openPerOthersNumber; count++)
		expect((await create(body, { token: (await customer()).token })).status).toBe(201);
	expect((await create(body, { token: owner.token })).status).toBe(201);
});

test("counts only requests that are still open", async () => {
	for (let count = 0; count < openPerOthersNumber; count++) {
		await buildLead(server, { mobile, expiresAt: server.clock() });
		await buildLead(server, { mobile, status: "booked" });
	}
	expect((await create({ ...wholeLead, mobile }, { token: (await customer()).token })).status).toBe(201);
});

test("keeps the limit under simultaneous requests of several people", async () => {
	const people = await Promise.all(Array.from({ length: 6 }, customer));
	const body = { ...wholeLead, mobile };
	const answers = await Promise.all(people.map(({ token }) => create(body, { token })));
	expect(tallyOf(answers)).toEqual({ 201: openPerOthersNumber, 409: people.length - openPerOthersNumber });
});
