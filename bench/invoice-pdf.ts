import { performance } from "node:perf_hooks";
import { createPdfThread } from "../src/invoices/server/pdf/pdf-thread.ts";
import { samples } from "../src/invoices/server/testing/sample-documents.ts";

// The cost of a PDF invoice: the thread's processor time for the first one and for the following ones, and how long
// they block the main thread. The figures are reported, not tested.
const count = Number(process.env["BENCH_DRAWINGS"] ?? 200);
const thread = createPdfThread();

/** Draws this many invoices; processor milliseconds in total and of the main thread only. */
async function draw(times: number) {
	const [cpu, loop] = [process.cpuUsage(), performance.eventLoopUtilization()];
	const begun = performance.now();
	for (let drawn = 0; drawn < times; drawn += 1) await thread.render(samples["same state"]);
	const { user, system } = process.cpuUsage(cpu);
	const { active } = performance.eventLoopUtilization(loop);
	return { all: (user + system) / 1000, main: active, wall: performance.now() - begun };
}

const first = await draw(1);
// The code is fully optimized after a few dozen.
await draw(50);
const next = await draw(count);
const each = (milliseconds: number) => (milliseconds / count).toFixed(2);
console.log(`first: ${first.all.toFixed(0)} ms of the processor, ${first.wall.toFixed(0)} ms passed`);
console.log(`next ${count}, each: ${each(next.all)} ms of the processor, ${each(next.wall)} ms passed`);
console.log(`of it on the main thread: ${each(next.main)} ms`);
console.log(`memory: ${Math.round(process.memoryUsage().rss / 1e6)} MB in all`);
await thread.stop();
