import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { type Catalogue, catalogueOf } from "../../catalogue/catalogue.ts";
import { readSectors, readServices } from "../../catalogue/server/catalogue.repository.ts";
import type { PropertyField } from "../../catalogue/property-field.ts";
import { propertyFormOf } from "../../catalogue/property-form.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type BuiltListing, buildListing, randomMobile } from "./testing/build-listing.ts";

let server: TestServer;
let catalogue: Catalogue;
beforeAll(async () => {
	server = await startTestServer();
	const { db } = server.database;
	catalogue = catalogueOf(await readSectors(db), await readServices(db));
});
afterAll(() => server.close());

/** Must never appear in a response to a guest; buildListing puts it into the address. */
const street = ["Secret Lane", "Hidden House", "Second Floor", "Behind the temple"];
const secret = "PRIVATE-ANSWER";

/** Answers every question, the private ones with the secret. */
function answersTo(fields: readonly PropertyField[]): Record<string, unknown> {
	return Object.fromEntries(
		fields.map((field) => {
			if ("fields" in field) return [field.name, answersTo(field.fields)];
			const isSecret = field.private === true || field.name === "Consent";
			if (field.type === "File") {
				const name = isSecret ? secret : "public";
				return [field.name, { key: `service-professionals/${name.toLowerCase()}.pdf`, name: `${name}.pdf` }];
			}
			if (isSecret) return [field.name, secret];
			return [
				field.name,
				field.type === "Number"
					? 4
					: field.type === "Boolean"
						? true
						: field.type === "Date"
							? "2026-11-20"
							: "public",
			];
		}),
	);
}

async function publicAnswers({ listingId }: BuiltListing, service: string, token?: string): Promise<string> {
	const urls = [
		`/api/workerCategory/${listingId}`,
		`/api/workerCategory/active?service=${service}`,
		`/api/workerCategory/active?service=${service}&location=shimla`,
	];
	const answers = await Promise.all(urls.map((url) => server.call("GET", url, { token })));
	const visit = await server.call("PUT", `/api/workerCategory/stats/increment-profile-visit/${listingId}`, {
		token,
	});
	for (const answer of answers) expect(answer.status).toBe(200);
	expect(JSON.stringify(answers[1]?.body)).toContain(listingId);
	return JSON.stringify([...answers.map((answer) => answer.body), visit.body]);
}

test("never reveals a number, a street or a private answer of any service to guests or other people", async () => {
	const stranger = await signIn(server, randomMobile());
	let questions = 0;
	for (const service of catalogue.services) {
		const choice = service.choices[0];
		const properties = answersTo(propertyFormOf(service.fields, choice?.fields));
		questions += JSON.stringify(properties).split(secret).length - 1;
		const owner = await signIn(server, randomMobile(), { name: "Sunita Chauhan" });
		const listing = await buildListing(server, {
			userId: owner.user._id,
			service: service.slug,
			properties,
			images: 1,
		});
		for (const token of [undefined, stranger.token]) {
			const shown = await publicAnswers(listing, service.slug, token);
			for (const word of [...street, secret, secret.toLowerCase()])
				expect(shown, service.slug).not.toContain(word);
			for (const mobile of [listing.mobile, owner.user.mobile])
				expect(shown, service.slug).not.toContain(mobile.slice(-10));
		}
		const toOwner = await server.call("GET", `/api/workerCategory/${listing.listingId}`, {
			token: owner.token,
		});
		expect(JSON.stringify(toOwner.body)).toContain(listing.mobile);
		for (const word of street) expect(JSON.stringify(toOwner.body)).toContain(word);
	}
	// The test would prove nothing on forms without private questions.
	expect(questions).toBeGreaterThan(catalogue.services.length);
});
