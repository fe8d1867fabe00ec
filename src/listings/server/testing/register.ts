import { type Role, roles } from "../../../platform/access.ts";
import { eq, ne } from "drizzle-orm";
import { beforeAll } from "vitest";
import { services } from "../../../catalogue/server/catalogue.tables.ts";
import { freshMobile, signIn } from "../../../accounts/server/testing/sign-in.ts";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { auditEntries } from "../../../platform/server/database/audit.tables.ts";
import { fixture } from "../../../testing/fixture.ts";
import { fileServer } from "../../../testing/file-server.ts";
import type { CallResult, TestServer } from "../../../testing/test-server.ts";
import { listings } from "../listings.tables.ts";
import { buildAddress, findService } from "./build-listing.ts";

/** A signed-in person with an address. */
export type Person = { token: string; userId: string; mobile: string; addressId: string };

/** Signs in a new person and gives them an address. */
export async function signInWithAddress(
	server: TestServer,
	options: { name?: string; role?: Role } = {},
): Promise<Person> {
	const { token, user } = await signIn(server, freshMobile(), { name: "Ramesh Thakur", ...options });
	return {
		token,
		userId: user._id,
		mobile: user.mobile,
		addressId: await addAddress(server, user._id, user.mobile),
	};
}

/** Gives the person another address. */
export function addAddress({ database, clock }: TestServer, userId: string, mobile: string): Promise<string> {
	return buildAddress(database.db, { userId, mobile, name: "Ramesh Thakur", createdAt: clock() });
}

/** The fields of a registration for a service (and choice) by slugs, in Shimla by default. */
export async function fieldsFor(
	{ database }: TestServer,
	{ addressId }: Pick<Person, "addressId">,
	service = "electrician",
	choice: string | null = null,
) {
	const { serviceId, choiceId } = await findService(database.db, service, choice);
	return {
		serviceId,
		...(choiceId === null ? {} : { choiceId }),
		addressId,
		firmName: "Thakur Electric Works",
		description: "House wiring, fans, geysers and meters.",
		goToLocation: ["Shimla"],
	};
}

/** Makes all services free, so that a registration needs no plan; only "welder" still needs one. */
export async function freeServices({
	database,
	clock,
}: Pick<TestServer, "database" | "clock">): Promise<void> {
	await database.db.update(services).set({ paymentRequired: false }).where(ne(services.slug, "welder"));
	// Outlasts the server's cached catalogue.
	clock.advance(6_000);
}

/** A server, two people with an address, and the first one's fields for a service. */
export function registrants() {
	const server = fileServer();
	beforeAll(() => freeServices(server));
	const person = fixture(() => signInWithAddress(server));
	const other = fixture(() => signInWithAddress(server));
	const whole = fixture(() => fieldsFor(server, person));
	return { server, person, other, whole, countListings: () => server.database.db.$count(listings) };
}

type Sent = { token?: string | undefined; key?: string };

/** Sends a registration as JSON, which the route accepts as well as a form. */
export function register(
	server: TestServer,
	body: { newProfessional?: object; mobile?: string; paymentOption?: string },
	{ token, key }: Sent,
): Promise<CallResult> {
	const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
	return server.call("POST", "/api/workerCategory", { token, body, headers });
}

/** The person's registrations as stored, oldest first. */
export function registrationsOf({ database }: TestServer, userId: string) {
	return database.db
		.select()
		.from(listings)
		.where(eq(listings.userId, userId))
		.orderBy(listings.appliedAt, listings.id);
}

/** The audit entries of a listing, oldest first; entries written together are ordered by action. */
export function auditOf({ database }: TestServer, listingId: string) {
	return database.db
		.select()
		.from(auditEntries)
		.where(eq(auditEntries.subjectId, listingId))
		.orderBy(auditEntries.at, auditEntries.action);
}

/** The faults of an error response as "path: sentence". */
export const faultsOf = (answer: { body: { errors: ErrorItem[] } }) =>
	answer.body.errors.map(({ msg, path }) => `${path}: ${msg}`);

/** The roles that may register others and skip payments, and those that may not. */
export const staffRoles: Role[] = ["admin", "salesPerson", "customerSupport"];
export const otherRoles = roles.filter((role) => !staffRoles.includes(role));
