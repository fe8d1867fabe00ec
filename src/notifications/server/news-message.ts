import * as z from "zod/mini";

/** The broadcast's channel on which the processes tell each other of notifications. */
export const newsChannel = "notifications";

/** Who learns of a changed record beside the people named: all who have it open, staff who have, or nobody. */
const watchers = ["everyone", "staff", "nobody"] as const;

const recordChange = z.object({
	subjectId: z.string(),
	watchers: z.enum(watchers),
	/** The people whose every open screen reads it again: they need not have it open as a page. */
	userIds: z.array(z.string()),
});
/** A record that changed, and who reads it again if it is open. It says nothing of what changed. */
export type RecordChange = z.infer<typeof recordChange>;

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
	/** Records that changed, for whoever has them open. */
	changed: z.optional(z.array(recordChange)),
	/** What the browser behind a stream has open, from a process that does not hold the stream. */
	watched: z.optional(
		z.object({ streamId: z.string(), userId: z.string(), subjectIds: z.array(z.string()) }),
	),
	/** The person's unread ones are fewer now. */
	read: z.optional(z.string()),
	endedSession: z.optional(z.string()),
	/** The person has no account any more. */
	endedPerson: z.optional(z.string()),
});
export type NewsMessage = z.infer<typeof newsMessage>;

/** A person whose open screens of this subject are to read it again. */
export type Touch = { subjectId: string; userId: string };

/** Items in one message take so many bytes, of the 7,999 that a message of the broadcast takes. */
const itemBytesPerMessage = 7_960;
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

/** The messages about these changed records, as few as can be. */
export function packChanged(changes: readonly RecordChange[]): string[] {
	return inParts(changes).map((part) => packNews({ changed: part }));
}

/** As many items together as one message takes; what a subject is called has no fixed length. */
function inParts<Item>(items: readonly Item[]): Item[][] {
	const parts: Item[][] = [];
	let free = 0;
	for (const item of items) {
		// With the comma behind it.
		const size = Buffer.byteLength(JSON.stringify(item)) + 1;
		if (size > free) {
			parts.push([]);
			free = itemBytesPerMessage;
		}
		parts.at(-1)?.push(item);
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
