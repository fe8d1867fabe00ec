import { eq } from "drizzle-orm";
import { sessions, users } from "../src/accounts/server/accounts.tables.ts";
import { hashToken, newToken } from "../src/accounts/server/random-token.ts";
import type { Db } from "../src/platform/server/database/database.ts";
import { newId } from "../src/platform/server/database/ids.ts";

/** Signs these people in, each for a day; returns their tokens in the same order. */
export async function signIn(db: Db, userIds: readonly string[]): Promise<string[]> {
	const createdAt = new Date();
	const endsAt = new Date(createdAt.getTime() + 86_400_000);
	const signedIn = userIds.map((userId) => ({ userId, token: newToken() }));
	await db.insert(sessions).values(
		signedIn.map(({ userId, token }) => ({
			id: newId(),
			userId,
			tokenHash: hashToken(token),
			device: "Bench",
			createdAt,
			lastUsedAt: createdAt,
			endsAt,
			// As after a staff login; it has no effect for others.
			secondFactorAt: createdAt,
		})),
	);
	return signedIn.map(({ token }) => token);
}

const adminMobile = "+916000000001";

/** The token of an admin in this database, signed in for a day. */
export async function signInAdmin(db: Db): Promise<string> {
	await db
		.insert(users)
		.values({ id: newId(), mobile: adminMobile, name: "Bench", role: "admin", createdAt: new Date() })
		.onConflictDoNothing();
	const admins = await db.select({ id: users.id }).from(users).where(eq(users.mobile, adminMobile));
	const [token] = await signIn(
		db,
		admins.map(({ id }) => id),
	);
	if (token === undefined) throw new Error("the admin was not written");
	return token;
}
