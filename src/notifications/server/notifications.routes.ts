import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { notificationsApi } from "../notifications.contract.ts";
import { changeNotificationSettings, readNotificationSettings } from "./notification-settings.ts";
import type { NotificationsContext } from "./notifications.context.ts";
import { listNotifications, markNotificationsRead } from "./own-notifications.ts";
import type { Streams } from "./streams.ts";
import { readOwnPush, turnOffPush, turnOnPush } from "./web-push/own-push.ts";

/** Registers the routes of notifications. Each concerns only the viewer's own. */
export function registerNotifications(
	app: FastifyInstance,
	ctx: NotificationsContext,
	streams: Pick<Streams, "open" | "watch">,
): void {
	registerRoutes(app, "Notifications", notificationsApi, {
		"GET /api/notifications": ({ viewer, query }) => listNotifications(ctx, viewer, query),
		"GET /api/notifications/stream": ({ viewer, request, reply }) => streams.open(viewer, request, reply),
		"PUT /api/notifications/stream/watched": async ({ viewer, body }) => ({
			watched: await streams.watch(viewer, body),
		}),
		"PUT /api/notifications/read": async ({ viewer, body }) => ({
			unread: await markNotificationsRead(ctx, viewer, body.ids),
		}),
		"GET /api/notifications/settings": ({ viewer }) => readNotificationSettings(ctx, viewer),
		"PUT /api/notifications/settings": ({ viewer, body }) => changeNotificationSettings(ctx, viewer, body),
		"GET /api/notifications/push": ({ viewer }) => readOwnPush(ctx, viewer),
		"PUT /api/notifications/push": async ({ viewer, body }) => {
			await turnOnPush(ctx, viewer, body);
			return { isOn: true as const };
		},
		"DELETE /api/notifications/push": async ({ viewer }) => {
			await turnOffPush(ctx, viewer);
			return { isOn: false as const };
		},
	});
}
