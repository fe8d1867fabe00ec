import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { UploadedFile } from "../../../platform/server/uploads/uploads.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { keepPapers } from "./keep-papers.ts";
import { deleteStored } from "../listings.jobs.ts";

let server: TestServer;
/** Keys of the papers queued for deletion. */
let discarded: string[];
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
	discarded = [];
});

/** Stores files with these names, each at its own question; "refused" is rejected, "failing" cannot be stored. */
function keep(...names: string[]) {
	const sent = (name: string): UploadedFile => ({ field: "", name, path: name, size: 1, isTooBig: false });
	return keepPapers(
		{
			db: server.database.db,
			pictures: {
				async keepPaper({ name }) {
					if (name === "failing") throw new Error("the disk is full");
					return name === "refused" ? { refused: "no paper" } : { key: `papers/${name}.pdf` };
				},
			},
			jobs: {
				async enqueue(_tx, name, things) {
					expect(name).toBe(deleteStored);
					if ("files" in things && Array.isArray(things.files)) discarded.push(...things.files.map(String));
				},
			},
		},
		names.map((name) => ({ place: ["Papers", name], sent: [sent(name)] })),
	);
}

test("keeps the papers that are accepted", async () => {
	expect([...(await keep("a", "b")).values()].map(({ key }) => key)).toEqual([
		"papers/a.pdf",
		"papers/b.pdf",
	]);
	expect(discarded).toEqual([]);
});

test("deletes all others if one is rejected", async () => {
	await expect(keep("a", "refused", "b")).rejects.toMatchObject({ code: "bad_input", message: "no paper" });
	expect(discarded).toEqual(["papers/a.pdf", "papers/b.pdf"]);
});

test("deletes the earlier ones if the store fails, and reports the failure", async () => {
	await expect(keep("a", "failing", "b")).rejects.toThrow("the disk is full");
	expect(discarded).toEqual(["papers/a.pdf"]);
});
