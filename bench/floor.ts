// The floor: what this machine can do with the same SQL on a bare server, or with the same bytes. It runs in a
// separate process, like the product, and its parent sets its responses.
import { createServer, type ServerResponse } from "node:http";
import pg from "pg";
import { requestOptions } from "../src/platform/server/database/postgres-pool.ts";
import type { Statement } from "./record.ts";

export type FloorTask =
	| {
			kind: "statement";
			databaseUrl: string;
			statement: Statement;
			beside: readonly Statement[];
			field: string;
	  }
	| { kind: "bytes"; headers: Record<string, string>; body: string };

const task = JSON.parse(process.env["FLOOR_TASK"] ?? "") as FloorTask;

function statementFloor(
	floor: Extract<FloorTask, { kind: "statement" }>,
): (response: ServerResponse) => void {
	const pool = new pg.Pool({ connectionString: floor.databaseUrl, max: 10, options: requestOptions });
	const { statement, beside } = floor;
	const ask = async () => {
		for (const other of beside) await pool.query(other);
		return (await pool.query(statement)).rows;
	};
	return (response) => {
		ask().then(
			(rows) =>
				response.setHeader("content-type", "application/json").end(JSON.stringify({ [floor.field]: rows })),
			(error: unknown) => response.writeHead(500).end(String(error)),
		);
	};
}

function bytesFloor(floor: Extract<FloorTask, { kind: "bytes" }>): (response: ServerResponse) => void {
	const body = Buffer.from(floor.body, "base64");
	return (response) => {
		response.writeHead(200, floor.headers);
		response.end(body);
	};
}

const answer = task.kind === "statement" ? statementFloor(task) : bytesFloor(task);
const server = createServer((_request, response) => answer(response));
server.listen(0, "127.0.0.1", () => {
	const address = server.address();
	process.send?.(typeof address === "object" && address !== null ? address.port : 0);
});
