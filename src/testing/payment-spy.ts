import { sql } from "drizzle-orm";
import type { Db } from "../platform/server/database/database.ts";

/**
 * Makes the database record what happens to payments, in the same transaction: a rolled-back change leaves no
 * record, a repeated one leaves two. The product does not know about it.
 */
export async function installPaymentSpy(db: Db): Promise<void> {
	await db.execute(sql`
		create table witness (nth bigserial primary key, payment_id uuid not null, note text not null)`);
	await db.execute(sql`
		create function take_note() returns trigger language plpgsql as $$
		declare fields jsonb := to_jsonb(new);
		begin
			insert into witness (payment_id, note) values (
				coalesce(fields->>'payment_id', fields->>'id')::uuid,
				concat_ws(' ', tg_argv[0], fields->>tg_argv[1])
			);
			return new;
		end $$`);
	const notes = [
		"update of status on payments for each row execute function take_note('payment', 'status')",
		"insert on subscriptions for each row execute function take_note('subscription')",
		"update of payment_status on referrals for each row execute function take_note('reward', 'payment_status')",
		"insert on invoices for each row execute function take_note('invoice', 'number')",
	];
	for (const [nth, note] of notes.entries())
		await db.execute(sql.raw(`create trigger take_note_${nth} after ${note}`));
}

/** A record, with the name of its payment. */
export type Note = { name: string; note: string };

/** All records in order. */
export async function readNotes(db: Db): Promise<Note[]> {
	const { rows } = await db.execute<Note>(sql`
		select merchant_transaction_id as name, note
		from witness join payments on payments.id = witness.payment_id order by nth`);
	return rows;
}

/** The records of the payment with this name, in order. */
export const notesOf = (notes: readonly Note[], name: string): string[] =>
	notes.filter((one) => one.name === name).map(({ note }) => note);
