import { Socket } from "node:net";
import { sql } from "drizzle-orm";
import { afterEach, expect, inject, test, vi } from "vitest";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { inTransaction } from "./database.ts";

afterEach(() => vi.restoreAllMocks());

test.runIf(inject("template").kind === "postgres")(
	"a transaction sends statements that it does not wait for with one system call",
	async () => {
		const database = await openTestDatabase();
		const write = vi.spyOn(Socket.prototype, "_writev");
		const answers = await inTransaction(database.db, async (tx) => {
			await tx.execute(sql`select 0`);
			write.mockClear();
			const results = await Promise.all([1, 2, 3].map((n) => tx.execute(sql`select ${n}::int as n`)));
			expect(write).toHaveBeenCalledOnce();
			return results.map(({ rows }) => rows);
		});
		expect(answers).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
		await database.close();
	},
);
