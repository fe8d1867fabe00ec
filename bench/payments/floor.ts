// The floor of a settled payment: the statements that the product sends for one, in the same transactions, one
// after the other on each of 20 bare connections. It receives no webhook, calls no provider and runs no job of the
// queue.
import { createHash } from "node:crypto";
import pg from "pg";
import { newId } from "../../src/platform/server/database/ids.ts";
import { kindOf, markOf, type OrderKind } from "./orders.ts";
import type { Recorded, Statement } from "../record.ts";

/** What was recorded of one payment of each kind. */
export type Recordings = Record<OrderKind, Recorded & { n: number }>;
export type FloorTask = { databaseUrl: string; recordings: Recordings };
/** Which payments, and whether the statements are prepared by name, or planned each time. */
export type FloorTurn = { from: number; count: number; isPrepared: boolean };
export type FloorSays = "ready" | { milliseconds: number };

const connections = 20;
const { databaseUrl, recordings } = JSON.parse(process.env["SETTLE_TASK"] ?? "") as FloorTask;

/** Ids made by the product begin with their time. */
const id = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const madeAt = (found: string) => Number.parseInt(found.slice(0, 13).replace("-", ""), 16);

const named = ({ text }: Statement) => createHash("sha256").update(text).digest("hex").slice(0, 32);
const names = new Map(
	Object.values(recordings).flatMap(({ statements }) => statements.map((one) => [one.text, named(one)])),
);

/** The recorded statements for another payment: its own ids, names and numbers, and new ids for new rows. */
function statementsOf(n: number): Statement[] {
	const { statements, since, n: recorded } = recordings[kindOf(n)];
	const fresh = new Map<string, string>();
	const own = JSON.stringify(statements.map(({ values }) => values))
		.replaceAll(markOf(recorded), markOf(n))
		.replaceAll(id, (found) => {
			if (madeAt(found) < since) return found;
			const given = fresh.get(found) ?? newId();
			fresh.set(found, given);
			return given;
		});
	const values = JSON.parse(own) as unknown[][];
	return statements.map(({ text }, index) => ({ text, values: values[index] ?? [] }));
}

const invoiceNumber = /(?<=INV\/\d\d-\d\d\/)\d{6}/g;
const numbered = (value: unknown, last: string) =>
	typeof value === "string" ? value.replaceAll(invoiceNumber, last) : value;

/** Settles one payment. The number from the counter is used in the following statements, as in the product. */
async function settle(
	client: pg.Client,
	statements: readonly Statement[],
	isPrepared: boolean,
): Promise<void> {
	let last: string | null = null;
	for (const { text, values } of statements) {
		const given: unknown[] = last === null ? values : values.map((value) => numbered(value, last ?? ""));
		const result = await client.query<{ last_number?: number }>({
			...(isPrepared && { name: names.get(text) }),
			text,
			values: given,
		});
		const taken = result.rows[0]?.last_number;
		if (taken !== undefined) last = String(taken).padStart(6, "0");
	}
}

const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: databaseUrl }));

async function take({ from, count, isPrepared }: FloorTurn): Promise<number> {
	const all = Array.from({ length: count }, (_, index) => statementsOf(from + index));
	const begun = performance.now();
	const left = all.values();
	const each = async (client: pg.Client) => {
		for (const statements of left) await settle(client, statements, isPrepared);
	};
	await Promise.all(clients.map(each));
	return performance.now() - begun;
}

const say = (said: FloorSays) => process.send?.(said);
// Ends with the measurement, even after a failure.
process.once("disconnect", () => process.exit());
process.on("message", (turn: FloorTurn) => void take(turn).then((milliseconds) => say({ milliseconds })));
await Promise.all(clients.map((client) => client.connect()));
say("ready");
