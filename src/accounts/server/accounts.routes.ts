import type { FastifyInstance } from "fastify";
import type { Viewer } from "../../platform/access.ts";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { accountsApi } from "../accounts.contract.ts";
import type { AccountsContext } from "./accounts.context.ts";
import { presentAccount, presentSession } from "./accounts.presenter.ts";
import { readBlocksOf } from "./blocks/blocks.repository.ts";
import { listDevices } from "./known-devices.repository.ts";
import { logIn } from "./log-in.ts";
import { listMobileViews, traceMobiles } from "./mobile-views.ts";
import { readNumberViewsOf } from "./number-views.ts";
import { sendCode } from "./otp/send-code.ts";
import { verifyCode } from "./otp/verify-code.ts";
import {
	chooseLanguage,
	deleteOwnAccount,
	exportParts,
	readOwnAccount,
	renameOwnAccount,
} from "./own-account.ts";
import { setRoleByAdmin } from "./roles.ts";
import { readDemoCode, readEnrolment, readMissingFactor } from "./second-factor/read-second-factor.ts";
import { endOtherSessions, endSession, listOwnSessions, logOut } from "./sessions.ts";
import { findUserByMobile, type UserRow } from "./users.repository.ts";

const success = { success: true as const };

/** Registers the module's routes, and the record of mobiles that staff see in the responses of all modules. */
export function registerAccounts(app: FastifyInstance, ctx: AccountsContext): void {
	const presentOwn = async (viewer: Viewer, user: UserRow) => {
		const [secondFactor, photo, activities] = await Promise.all([
			readMissingFactor(ctx.secondFactor, viewer),
			ctx.readPhoto(ctx.db, viewer.userId),
			ctx.readActivities(ctx.db, viewer.userId),
		]);
		return presentAccount(user, { secondFactor, photo, activities, language: user.language });
	};
	const sessionsOf = async (viewer: Viewer) =>
		(await listOwnSessions(ctx.sessions, viewer)).map((session) => presentSession(session, viewer.sessionId));

	// Also for refusals, because their details can contain a mobile.
	app.addHook("preSerialization", async (request, _reply, payload) => {
		const call = `${request.method} ${request.routeOptions.url ?? ""}`;
		await traceMobiles(ctx, request.viewer, call, payload);
		return payload;
	});
	registerRoutes(app, "Accounts", accountsApi, {
		"GET /api/otp/challenge": async ({ reply }) => {
			reply.header("cache-control", "no-store");
			return ctx.botCheck.challenge();
		},
		"POST /api/otp/send": async ({ body, request }) =>
			sendCode(ctx, { ...body, address: request.ip, deviceSecrets: await ctx.deviceCookie.read(request) }),
		"POST /api/otp/verify": async ({ body }) => ({ verificationToken: await verifyCode(ctx, body) }),
		"POST /api/users": async ({ body, request, reply }) => {
			const { deviceSecrets, userId, ...entered } = await logIn(ctx, {
				...body,
				userAgent: request.headers["user-agent"],
				deviceSecrets: await ctx.deviceCookie.read(request),
			});
			request.aboutUser = userId;
			await ctx.deviceCookie.write(reply, deviceSecrets);
			const demoSecondFactor = await readDemoCode(ctx.secondFactor, await readOwnAccount(ctx, { userId }));
			return { ...entered, ...(demoSecondFactor !== undefined && { demoSecondFactor }) };
		},
		"GET /api/auth": async ({ viewer }) => presentOwn(viewer, await readOwnAccount(ctx, viewer)),
		"POST /api/auth/logout": async ({ viewer }) => {
			await logOut(ctx.sessions, viewer);
			return success;
		},
		"GET /api/users/me/sessions": async ({ viewer }) => ({ sessions: await sessionsOf(viewer) }),
		"DELETE /api/users/me/sessions": async ({ viewer }) => {
			await endOtherSessions(ctx.sessions, viewer);
			return success;
		},
		"DELETE /api/users/me/sessions/:id": async ({ viewer, params }) => {
			await endSession(ctx.sessions, viewer, params.id);
			return success;
		},
		"PUT /api/users/me": async ({ viewer, body }) =>
			presentOwn(viewer, await renameOwnAccount(ctx, viewer, body.name)),
		"PUT /api/users/me/language": async ({ viewer, body }) =>
			presentOwn(viewer, await chooseLanguage(ctx, viewer, body.language)),
		"GET /api/users/me/export": async ({ viewer }) => {
			const user = await readOwnAccount(ctx, viewer);
			return {
				...(await exportParts(ctx, viewer)),
				account: presentAccount(user, { language: user.language }),
				registeredAt: user.createdAt.toISOString(),
				sessions: await sessionsOf(viewer),
				secondFactor: await readEnrolment(ctx.secondFactor, viewer),
				blocks: await readBlocksOf(ctx.db, viewer.userId),
				knownDevices: await listDevices(ctx.db, viewer.userId),
				mobileSeenByStaff: await listMobileViews(ctx, user.mobile),
				numberShownToStaff: await readNumberViewsOf(ctx.db, user.id),
			};
		},
		"DELETE /api/users/me": async ({ viewer, body }) => {
			await deleteOwnAccount(ctx, viewer, body.mobile);
			return success;
		},
		"GET /api/users": async ({ query }) => {
			const user = await findUserByMobile(ctx.db, query.mobile);
			return { users: user === undefined ? [] : [presentAccount(user)] };
		},
		"PUT /api/users/:id/role": async ({ viewer, params, body }) =>
			presentAccount(await setRoleByAdmin(ctx, viewer, params.id, body)),
	});
}
