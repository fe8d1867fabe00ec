import { expect } from "vitest";
import type { TestServer } from "../../../testing/test-server.ts";
import { readStream } from "./read-stream.ts";
import { notifyAll, buildNotification } from "./notify-someone.ts";

type Page = Awaited<ReturnType<typeof readStream>>;

/** Opens a stream that watches these records, as a browser with their pages does. The server must be listening. */
export async function openPage(
	{ server, site }: { server: Pick<TestServer, "call">; site: string },
	token: string,
	...subjectIds: string[]
): Promise<Page> {
	const stream = await readStream(site, token);
	const first = await stream.event();
	const body = { streamId: first?.streamId, subjectIds };
	const response = await server.call("PUT", "/api/notifications/stream/watched", { token, body });
	expect(response).toMatchObject({ status: 200, body: { watched: subjectIds.length } });
	return stream;
}

/** The event of a changed record, for a viewer without unread notifications. */
export const touch = (subjectId: string) => ({
	unread: 0,
	notifications: [],
	touched: [subjectId],
	missed: false,
});

/** Sends a notification and fails unless it is the next event of the page. Closes the page. */
export async function expectNoEvent(
	server: Parameters<typeof notifyAll>[0],
	page: Page,
	userId: string,
): Promise<void> {
	await notifyAll(server, [buildNotification(userId, { subjectId: "next" })]);
	expect(await page.event()).toMatchObject({ notifications: [{ subjectId: "next" }], touched: [] });
	page.leave();
}
