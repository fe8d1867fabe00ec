import type { FastifyInstance } from "fastify";
import type { Viewer } from "../../platform/access.ts";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { accountsApi } from "../accounts.contract.ts";
import { presentAccount, presentSession } from "./accounts.presenter.ts";
import type { AccountsModule } from "./accounts.module.ts";
import { readDemoCode, readEnrolment, readMissingFactor } from "./second-factor/read-second-factor.ts";
import type { UserRow } from "./users.repository.ts";

const success = { success: true as const };

/** The calls of the accounts module. */
export function registerAccounts(app: FastifyInstance, accounts: AccountsModule): void {
	const { botCheck, deviceCookie, sendCode, verifyCode, login, sessions, users, roles, mobileViews } =
		accounts;
	const { secondFactor, readPhoto } = accounts;
	const presentOwn = async (viewer: Viewer, user: UserRow) => {
		const [missing, photo] = await Promise.all([
			readMissingFactor(secondFactor, viewer),
			readPhoto(viewer.userId),
		]);
		return presentAccount(user, { secondFactor: missing, photo });
	};
	const sessionsOf = async (viewer: Viewer) =>
		(await sessions.list(viewer)).map((session) => presentSession(session, viewer.sessionId));

	// For the calls of all modules, refusals with their further fields among them.
	app.addHook("preSerialization", async (request, _reply, payload) => {
		const call = `${request.method} ${request.routeOptions.url ?? ""}`;
		await mobileViews.trace(request.viewer, call, payload);
		return payload;
	});
	registerRoutes(app, "Accounts", accountsApi, {
		"GET /api/otp/challenge": async ({ reply }) => {
			reply.header("cache-control", "no-store");
			return botCheck.challenge();
		},
		"POST /api/otp/send": async ({ body, request }) =>
			sendCode({ ...body, address: request.ip, deviceSecrets: await deviceCookie.read(request) }),
		"POST /api/otp/verify": async ({ body }) => ({ verificationToken: await verifyCode(body) }),
		"POST /api/users": async ({ body, request, reply }) => {
			const { deviceSecrets, userId, ...entered } = await login({
				...body,
				userAgent: request.headers["user-agent"],
				deviceSecrets: await deviceCookie.read(request),
			});
			request.aboutUser = userId;
			await deviceCookie.write(reply, deviceSecrets);
			const demoSecondFactor = await readDemoCode(secondFactor, await users.readOwn({ userId }));
			return { ...entered, ...(demoSecondFactor !== undefined && { demoSecondFactor }) };
		},
		"GET /api/auth": async ({ viewer }) => presentOwn(viewer, await users.readOwn(viewer)),
		"POST /api/auth/logout": async ({ viewer }) => {
			await sessions.logout(viewer);
			return success;
		},
		"GET /api/users/me/sessions": async ({ viewer }) => ({ sessions: await sessionsOf(viewer) }),
		"DELETE /api/users/me/sessions": async ({ viewer }) => {
			await sessions.endOthers(viewer);
			return success;
		},
		"DELETE /api/users/me/sessions/:id": async ({ viewer, params }) => {
			await sessions.end(viewer, params.id);
			return success;
		},
		"PUT /api/users/me": async ({ viewer, body }) =>
			presentOwn(viewer, await users.rename(viewer, body.name)),
		"GET /api/users/me/export": async ({ viewer }) => {
			const user = await users.readOwn(viewer);
			return {
				...(await users.exportParts(viewer)),
				account: presentAccount(user),
				registeredAt: user.createdAt.toISOString(),
				sessions: await sessionsOf(viewer),
				secondFactor: await readEnrolment(secondFactor, viewer),
				knownDevices: await users.listKnownDevices(viewer),
				mobileSeenByStaff: await mobileViews.listFor(user.mobile),
				numberShownToStaff: await accounts.readNumberViewsOf(user.id),
			};
		},
		"DELETE /api/users/me": async ({ viewer, body }) => {
			await users.deleteOwn(viewer, body.mobile);
			return success;
		},
		"GET /api/users": async ({ query }) => ({
			users: (await users.listByMobile(query.mobile)).map((user) => presentAccount(user)),
		}),
		"PUT /api/users/:id/role": async ({ viewer, params, body }) =>
			presentAccount(await roles.setByAdmin(viewer, params.id, body)),
	});
}
