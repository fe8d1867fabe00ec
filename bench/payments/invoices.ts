import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";

/** An invoice that takes longer than this after the previous one is missing; in milliseconds. */
const timeoutMs = 60_000;

/** Waits until this many invoices are committed, counted by their number series. */
export async function waitForInvoices(client: pg.Client, count: number): Promise<void> {
	let [last, seenAt] = [-1, 0];
	for (;;) {
		const { rows } = await client.query<{ n: number }>(
			"select coalesce(sum(last_number), 0)::int as n from invoice_counters",
		);
		const n = rows[0]?.n ?? 0;
		if (n >= count) return;
		if (n !== last) [last, seenAt] = [n, Date.now()];
		else if (Date.now() - seenAt > timeoutMs) throw new Error(`${n} of ${count} invoices came`);
		await wait(20);
	}
}

/** Throws unless this many payments are settled, each once and completely, with consecutive numbers. */
export async function verifySettled(client: pg.Client, count: number): Promise<void> {
	const { rows } = await client.query<Record<string, number>>(`
		select
			(select count(*)::int from payments where status = 'success' and ask_at is null) as payments,
			(select count(*)::int from payment_answers) / 2 as answers,
			(select count(*)::int from subscriptions where payment_status = 'success') as subscriptions,
			(select count(*)::int from subscriptions where status = 'active') * 2 as started,
			(select count(*)::int from referrals where payment_status = 'success') * 2 as referrals,
			(select count(*)::int from invoices) as invoices,
			(select count(distinct right(number, 6))::int from invoices) as numbers,
			(select max(right(number, 6))::int from invoices) as last,
			(select sum(last_number)::int from invoice_counters) as counter`);
	const wrong = Object.entries(rows[0] ?? {}).filter(([, found]) => found !== count);
	if (wrong.length > 0) throw new Error(`${count} payments were to be settled: ${JSON.stringify(wrong)}`);
}
