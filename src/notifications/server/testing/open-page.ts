import { expect } from "vitest";
import type { TestServer } from "../../../testing/test-server.ts";
import { readStream } from "./read-stream.ts";
import { notifyAll, buildNotification } from "./notify-someone.ts";

type Page = Awaited<ReturnType<typeof readStream>>;

/** Opens the page of these records at a server that listens, as a browser does: its stream, and what it has open. */
export async function openPage(
	{ server, site }: { server: Pick<TestServer, "call">; site: string },
	token: string,
	...subjectIds: string[]
): Promise<Page> {
	const stream = await readStream(site, token);
	const first = await stream.news();
	const body = { streamId: first?.streamId, subjectIds };
	const answered = await server.call("PUT", "/api/notifications/stream/watched", { token, body });
	expect(answered).toMatchObject({ status: 200, body: { watched: subjectIds.length } });
	return stream;
}

/** The event of a record that changed, for a viewer without unread notifications. */
export const touch = (subjectId: string) => ({
	unread: 0,
	notifications: [],
	touched: [subjectId],
	missed: false,
});

/** Fails unless the next event of the page is a notification sent now: nothing came before it. Closes the page. */
export async function expectNothingSaid(
	server: Parameters<typeof notifyAll>[0],
	page: Page,
	userId: string,
): Promise<void> {
	await notifyAll(server, [buildNotification(userId, { subjectId: "next" })]);
	expect(await page.news()).toMatchObject({ notifications: [{ subjectId: "next" }], touched: [] });
	page.leave();
}
