import { vi } from "vitest";
import type { TestServer } from "./test-server.ts";

/** Captures the log's output at its last step: the stream below the logger and all its children. */
export function captureLog(server: TestServer): string[] {
	const lines: string[] = [];
	const key = Object.getOwnPropertySymbols(server.app.log).find(
		(symbol) => symbol.description === "pino.stream",
	);
	const stream: { write(line: string): void } = Reflect.get(server.app.log, key ?? "no stream");
	vi.spyOn(stream, "write").mockImplementation((line) => void lines.push(line));
	return lines;
}
