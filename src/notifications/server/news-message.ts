import * as z from "zod/mini";

/** The broadcast's channel on which the processes tell each other of notifications. */
export const newsChannel = "notifications";

/**
 * What the processes tell each other of notifications: which are new and whose, who has read some, which session is
 * over. It says ids alone: whoever has such a reader's stream open reads the rest.
 */
const newsMessage = z.object({
	/** Pairs of a notification's id and its person's. */
	added: z.optional(z.array(z.tuple([z.string(), z.string()]))),
	/** The person's unread ones are fewer now. */
	read: z.optional(z.string()),
	endedSession: z.optional(z.string()),
	/** The person has no account any more. */
	endedPerson: z.optional(z.string()),
});
export type NewsMessage = z.infer<typeof newsMessage>;

/** Pairs of ids in one message: 80 bytes each, and a message of the broadcast takes 7,999. */
const pairsPerMessage = 99;

/** The messages about these new notifications, as few as can be. */
export function packAdded(added: readonly { id: string; userId: string }[]): string[] {
	const messages: string[] = [];
	for (let start = 0; start < added.length; start += pairsPerMessage) {
		const pairs = added.slice(start, start + pairsPerMessage);
		messages.push(packNews({ added: pairs.map(({ id, userId }) => [id, userId]) }));
	}
	return messages;
}

/** One message as it is sent. */
export const packNews = (message: NewsMessage): string => JSON.stringify(message);

/** Reads a message; null for one that this version does not know: another one may run beside it. */
export function unpackNews(text: string): NewsMessage | null {
	try {
		return newsMessage.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}
