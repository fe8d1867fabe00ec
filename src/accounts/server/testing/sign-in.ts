import { eq } from "drizzle-orm";
import type { Role } from "../../../platform/access.ts";
import type { CallResult, TestServer } from "../../../testing/test-server.ts";
import { type Account, accountsApi } from "../../accounts.contract.ts";
import { sessionEnd } from "../../accounts.policy.ts";
import { sessions, users } from "../accounts.tables.ts";
import { hashToken } from "../random-token.ts";

let addresses = 0;

/** An internet address in a /24 that no other test uses, so that a test reaches only the limits that it tests. */
export function freshAddress(): string {
	addresses += 1;
	return `10.${(addresses >> 8) & 255}.${addresses & 255}.7`;
}

let mobiles = 0;

/** A mobile that no other test of this file uses. */
export function freshMobile(): string {
	mobiles += 1;
	return `+9170000${String(mobiles).padStart(5, "0")}`;
}

/** Requests a code, from a new address unless one is given. */
export function askForCode(
	server: TestServer,
	mobile: string,
	address = freshAddress(),
): Promise<CallResult> {
	return server.call("POST", "/api/otp/send", { body: { mobile }, address });
}

/** Verifies the mobile through the real API (demo provider, BOT_CHECK=off) and returns the proof. */
export async function proveMobile(server: TestServer, mobile: string): Promise<string> {
	const sent = await askForCode(server, mobile);
	if (sent.status !== 200) throw new Error(`no code for ${mobile}: ${JSON.stringify(sent.body)}`);
	const body = { requestId: sent.body.requestId, code: sent.body.demoCode };
	const verified = await server.call("POST", "/api/otp/verify", { body });
	if (verified.status !== 200) throw new Error(`not verified: ${JSON.stringify(verified.body)}`);
	return accountsApi["POST /api/otp/verify"].answer.parse(verified.body).verificationToken;
}

/** Marks the session as one that has just given a code of the second factor, as staff do at login. */
export async function passSecondFactor(server: TestServer, token: string): Promise<void> {
	await server.database.db
		.update(sessions)
		.set({ secondFactorAt: server.clock() })
		.where(eq(sessions.tokenHash, hashToken(token)));
}

/** Lets a staff session begin now. It ends after 12 hours, and some tests set the clock further ahead. */
export async function renewStaffSession(
	{ database, clock }: Pick<TestServer, "database" | "clock">,
	token: string,
): Promise<void> {
	const now = clock();
	await database.db
		.update(sessions)
		.set({ createdAt: now, lastUsedAt: now, endsAt: sessionEnd(now, now, "admin"), secondFactorAt: now })
		.where(eq(sessions.tokenHash, hashToken(token)));
}

/**
 * Registers or logs in a person through the real API. The role is set in the database afterwards, so that tests need no
 * admin. A staff session has passed the second factor unless `secondFactor` is "missing". Like for everyone, the same
 * mobile is refused twice within 30 seconds of the test clock.
 */
export async function signIn(
	server: TestServer,
	mobile: string,
	options: { name?: string; role?: Role; secondFactor?: "missing" } = {},
): Promise<{ token: string; user: Account }> {
	const verificationToken = await proveMobile(server, mobile);
	const entered = await server.call("POST", "/api/users", { body: { mobile, verificationToken } });
	const { token } = accountsApi["POST /api/users"].answer.parse(entered.body);
	if (options.name !== undefined)
		await server.call("PUT", "/api/users/me", { token, body: { name: options.name } });
	if (options.role !== undefined) {
		const normalized = `+91${mobile.replaceAll(/\D/g, "").slice(-10)}`;
		await server.database.db.update(users).set({ role: options.role }).where(eq(users.mobile, normalized));
	}
	const readAccount = async () =>
		accountsApi["GET /api/auth"].answer.parse((await server.call("GET", "/api/auth", { token })).body);
	const user = await readAccount();
	if (user.secondFactor === undefined || options.secondFactor === "missing") return { token, user };
	await passSecondFactor(server, token);
	return { token, user: await readAccount() };
}
