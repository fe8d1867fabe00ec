import { port, server } from "../bench-settings.ts";
import { fillLeadsMarket } from "../leads/leads-market.ts";
import { measureStreams } from "./measure.ts";

const [listeners, leads] = [1_000, 60];

/**
 * Measures how soon notified professionals get the event of a new lead on their open screens; throws if one does
 * not.
 */
export async function showStreams(): Promise<void> {
	const market = await fillLeadsMarket(server);
	const { times, notified, listening, unheard, closed } = await measureStreams({
		server,
		port,
		market,
		listeners,
		leads,
	});
	const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
	console.log(
		`\n${listeners.toLocaleString("en-IN")} open streams on one server, ${leads} leads created one after the other\n`,
	);
	console.log("| notified | of them listening | heard | p50 / p99 / slowest ms | streams that broke off |");
	console.log("|---|---|---|---|---|");
	console.log(
		`| ${notified} | ${listening} | ${times.length} | ${at(0.5)} / ${at(0.99)} / ${at(1)} | ${closed} |`,
	);
	if (unheard > 0 || closed > 0) throw new Error("somebody who was notified received no event");
}
