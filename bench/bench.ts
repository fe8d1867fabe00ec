import { cpus, totalmem } from "node:os";
import { must } from "../scripts/step.ts";
import { connections, seconds } from "./bench-settings.ts";
import { showEndurance } from "./endurance/show.ts";
import { showFailover } from "./failover/show.ts";
import { showGrowth } from "./growth/show.ts";
import { showJobs } from "./jobs/show.ts";
import { showClaims } from "./leads/show-claims.ts";
import { showLeadLists } from "./leads/show-lists.ts";
import { showLists } from "./lists.ts";
import { showPayments } from "./payments/show.ts";
import { showRendering } from "./rendering.ts";
import { showReplica } from "./replica.ts";
import { showSearch } from "./search.ts";
import { showStaff } from "./staff/show.ts";
import { showStreams } from "./streams/show.ts";

// Measures the hot paths of the built product on PostgreSQL, each next to its floor in the same run: the same SQL
// as a named prepared statement, or the same bytes, on a bare node:http server. The figures are reported, not
// tested. Runs the parts named as arguments, or all of them: lists, rendering, leads, jobs, streams, payments, staff, pdf,
// search, replica, endurance. What needs more programs or time runs only if it is named: failover, growth.

async function showPdf(): Promise<void> {
	console.log("\nPDF invoice");
	await must("node", ["bench/invoice-pdf.ts"]);
}

async function showLeads(): Promise<void> {
	await showLeadLists();
	await showClaims();
}

const parts: Record<string, () => Promise<void>> = {
	lists: showLists,
	rendering: showRendering,
	leads: showLeads,
	jobs: showJobs,
	streams: showStreams,
	payments: showPayments,
	staff: showStaff,
	pdf: showPdf,
	search: () => Promise.resolve(showSearch()),
	replica: showReplica,
	endurance: showEndurance,
};
const onRequest: Record<string, () => Promise<void>> = {
	failover: showFailover,
	growth: showGrowth,
};
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts || name in onRequest));
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(", ")}`);
await must("node", ["scripts/build.ts"]);
console.log(
	`${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}; ${connections} connections, ${seconds} s each`,
);
for (const [name, show] of Object.entries(parts))
	if (asked.length === 0 || asked.includes(name)) await show();
for (const [name, show] of Object.entries(onRequest)) if (asked.includes(name)) await show();
