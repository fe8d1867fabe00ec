// The floor of a claim: the statements that the product sends for one, in the same transaction, on a bare server
// with as many connections to the database. "/7" claims the seventh.
import { createServer } from "node:http";
import pg from "pg";
import { hashToken } from "../../src/accounts/server/random-token.ts";
import { requestOptions } from "../../src/platform/server/database/postgres-pool.ts";
import { newId } from "../../src/platform/server/database/ids.ts";
import type { Recorded, Statement } from "../record.ts";
import type { Claim } from "./claimants.ts";

/** The claims, and what the product sent for the first of them. */
export type ClaimFloorTask = { databaseUrl: string; claims: Claim[]; recorded: Recorded };

/** Ids made by the product begin with their time. */
const id = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const madeAt = (found: string) => Number.parseInt(found.slice(0, 13).replace("-", ""), 16);

/** What distinguishes one claim from another in the values of its statements. */
const marksOf = ({ leadId, userId, listingId, subscriptionId, customerId, token }: Claim) => [
	leadId,
	userId,
	listingId,
	subscriptionId,
	customerId,
	hashToken(token),
];

/** The recorded statements for another claim: its own ids, and new ones for new rows. */
function statementsOf({ statements, since }: Recorded, first: Claim, claim: Claim): Statement[] {
	const own = marksOf(claim);
	const marks = new Map(marksOf(first).map((mark, index) => [mark, own[index] ?? ""]));
	const fresh = new Map<string, string>();
	const renew = (found: string) => {
		if (madeAt(found) < since) return found;
		const given = fresh.get(found) ?? newId();
		fresh.set(found, given);
		return given;
	};
	const values = JSON.parse(
		JSON.stringify(
			statements.map((one) => one.values),
			(_key, value: unknown) =>
				typeof value === "string" ? (marks.get(value) ?? value.replaceAll(id, renew)) : value,
		),
	) as unknown[][];
	return statements.map((statement, index) => ({ ...statement, values: values[index] ?? [] }));
}

function floorOf({ databaseUrl, claims, recorded }: ClaimFloorTask): (n: number) => Promise<void> {
	const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, options: requestOptions });
	const [first] = claims;
	if (first === undefined) throw new Error("no claim was recorded");
	return async (n) => {
		const claim = claims[n];
		if (claim === undefined) throw new Error(`no such claim: ${n}`);
		let held: pg.PoolClient | null = null;
		for (const statement of statementsOf(recorded, first, claim)) {
			if (statement.text === "begin") held = await pool.connect();
			await (held ?? pool).query(statement);
			if (statement.text !== "commit") continue;
			held?.release();
			held = null;
		}
	};
}

// Ends with the measurement, even after a failure.
process.once("disconnect", () => process.exit());
process.once("message", (task: ClaimFloorTask) => {
	const claim = floorOf(task);
	const server = createServer((request, response) => {
		claim(Number(request.url?.slice(1))).then(
			() => response.setHeader("content-type", "application/json").end(`{"lead":{}}`),
			(error: unknown) => response.writeHead(500).end(String(error)),
		);
	});
	server.listen(0, "127.0.0.1", () => {
		const address = server.address();
		process.send?.(typeof address === "object" && address !== null ? address.port : 0);
	});
});
