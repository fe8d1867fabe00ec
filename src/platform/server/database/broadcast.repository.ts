import type { Db } from "./database.ts";
import { named, type NamedStatement } from "./named.ts";

const notify: NamedStatement = { name: "broadcast_notify", text: "select pg_notify($1, $2)" };

/** Sends the text to all processes that listen to the channel, once the transaction is committed. */
export async function notifyChannel(tx: Db, channel: string, text: string): Promise<void> {
	await named(tx, notify, [channel, text]);
}
