import { eq } from "drizzle-orm";
import { passSecondFactor } from "../../../accounts/server/testing/sign-in.ts";
import { users } from "../../../accounts/server/accounts.tables.ts";
import type { Role } from "../../../platform/access.ts";
import type { TestServer } from "../../../testing/test-server.ts";

/** Gives the signed-in person a role, with the second factor passed. */
export async function setRole(server: TestServer, token: string, role: Role): Promise<void> {
	const { body } = await server.call("GET", "/api/auth", { token });
	await server.db.update(users).set({ role }).where(eq(users.id, body._id));
	await passSecondFactor(server, token);
}
