import * as z from "zod/mini";

/** The broadcast's channel on which the processes tell each other of notifications. */
export const newsChannel = "notifications";

/**
 * What the processes tell each other of notifications: which are new and whose, what changed for somebody who is not told
 * of it, who has read some, which session is over. It says ids alone: whoever has such a reader's stream open reads the
 * rest.
 */
const newsMessage = z.object({
	/** Pairs of a notification's id and its person's. */
	added: z.optional(z.array(z.tuple([z.string(), z.string()]))),
	/** Pairs of what changed and a person whose open screens are to read it again, though nothing is told. */
	touched: z.optional(z.array(z.tuple([z.string(), z.string()]))),
	/** The person's unread ones are fewer now. */
	read: z.optional(z.string()),
	endedSession: z.optional(z.string()),
	/** The person has no account any more. */
	endedPerson: z.optional(z.string()),
});
export type NewsMessage = z.infer<typeof newsMessage>;

/** A person whose open screens of this subject are to read it again. */
export type Touch = { subjectId: string; userId: string };

/** Pairs in one message take so many bytes, of the 7,999 that a message of the broadcast takes. */
const pairBytesPerMessage = 7_960;
type Pair = [string, string];

/** The messages about these new notifications, as few as can be. */
export function packAdded(added: readonly { id: string; userId: string }[]): string[] {
	return inParts(added.map(({ id, userId }): Pair => [id, userId])).map((pairs) =>
		packNews({ added: pairs }),
	);
}

/** The messages about these touches, each once, as few as can be. */
export function packTouched(touched: readonly Touch[]): string[] {
	const once = new Map<string, Pair>();
	for (const { subjectId, userId } of touched) once.set(`${userId} ${subjectId}`, [subjectId, userId]);
	return inParts([...once.values()]).map((pairs) => packNews({ touched: pairs }));
}

/** As many pairs together as one message takes; what a subject is called has no fixed length. */
function inParts(pairs: readonly Pair[]): Pair[][] {
	const parts: Pair[][] = [];
	let free = 0;
	for (const pair of pairs) {
		// With the comma behind it.
		const size = Buffer.byteLength(JSON.stringify(pair)) + 1;
		if (size > free) {
			parts.push([]);
			free = pairBytesPerMessage;
		}
		parts.at(-1)?.push(pair);
		free -= size;
	}
	return parts;
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
