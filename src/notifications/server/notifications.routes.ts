import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { notificationsApi } from "../notifications.contract.ts";
import type { Notifications } from "./notifications.service.ts";
import type { Push } from "./push.service.ts";
import type { Streams } from "./streams.service.ts";

type Services = { notifications: Notifications; push: Push; streams: Pick<Streams, "open" | "watch"> };

/** Registers the calls about notifications. Each is only about the viewer's own. */
export function registerNotifications(
	app: FastifyInstance,
	{ notifications, push, streams }: Services,
): void {
	registerRoutes(app, "Notifications", notificationsApi, {
		"GET /api/notifications": ({ viewer, query }) => notifications.list(viewer, query),
		"GET /api/notifications/stream": ({ viewer, request, reply }) => streams.open(viewer, request, reply),
		"PUT /api/notifications/stream/watched": async ({ viewer, body }) => ({
			watched: await streams.watch(viewer, body),
		}),
		"PUT /api/notifications/read": async ({ viewer, body }) => ({
			unread: await notifications.markRead(viewer, body.ids),
		}),
		"GET /api/notifications/settings": ({ viewer }) => notifications.readSettings(viewer),
		"PUT /api/notifications/settings": ({ viewer, body }) => notifications.changeSettings(viewer, body),
		"GET /api/notifications/push": ({ viewer }) => push.read(viewer),
		"PUT /api/notifications/push": async ({ viewer, body }) => {
			await push.turnOn(viewer, body);
			return { isOn: true as const };
		},
		"DELETE /api/notifications/push": async ({ viewer }) => {
			await push.turnOff(viewer);
			return { isOn: false as const };
		},
	});
}
