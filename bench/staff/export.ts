import { readFile } from "node:fs/promises";
import type { RunningProduct } from "../processes.ts";

/** The memory of a process, in MB. */
async function memoryOf(pid: number): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, "utf8");
	return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** Downloads about 100,000 payments as CSV and prints the time and the peak memory of the process. */
export async function measureExport(product: RunningProduct, headers: Record<string, string>): Promise<void> {
	const path = "/api/payments/history/export.csv?status=success&paymentMethod=cash";
	const before = await memoryOf(product.pid);
	const start = performance.now();
	const answer = await fetch(`${product.url}${path}`, { headers });
	if (!answer.ok || answer.body === null) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
	let [rows, bytes, highest] = [-1, 0, before];
	for await (const piece of answer.body) {
		bytes += piece.length;
		for (const byte of piece) if (byte === 10) rows += 1;
		highest = Math.max(highest, await memoryOf(product.pid));
	}
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	const size = (bytes / 1e6).toFixed(1);
	console.log(
		`\nCSV of payments: ${rows} rows, ${size} MB in ${seconds} s; memory ${before} MB, at most ${highest} MB`,
	);
}
