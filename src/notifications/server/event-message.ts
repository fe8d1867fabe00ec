import * as z from "zod/mini";

/** The broadcast channel for notifications between processes. */
export const notificationChannel = "notifications";

/**
 * Who else gets the change of a record besides the named people: everyone who has it open, only staff who do, or
 * nobody.
 */
const watchers = ["everyone", "staff", "nobody"] as const;

const recordChange = z.object({
	subjectId: z.string(),
	watchers: z.enum(watchers),
	/** The people whose every open screen reads it again: they need not have it open as a page. */
	userIds: z.array(z.string()),
});
/** A changed record, and who reloads it if it is open. It does not contain what changed. */
export type RecordChange = z.infer<typeof recordChange>;

/**
 * What processes send each other about notifications: new ones and their people, changes without a notification, read
 * ones, ended sessions. Only ids: the process that holds the person's stream reads the rest.
 */
const eventMessage = z.object({
	/** Pairs of a notification's id and its person's. */
	added: z.optional(z.array(z.tuple([z.string(), z.string()]))),
	/** Pairs of a changed record and a person whose open screens reload it without a notification. */
	touched: z.optional(z.array(z.tuple([z.string(), z.string()]))),
	/** Changed records, for everyone who has them open. */
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
export type EventMessage = z.infer<typeof eventMessage>;

/** A person whose open screens of this subject are to read it again. */
export type Touch = { subjectId: string; userId: string };

/** Items in one message take so many bytes, of the 7,999 that a message of the broadcast takes. */
const itemBytesPerMessage = 7_960;
type Pair = [string, string];

/** The messages about these new notifications, as few as can be. */
export function encodeAdded(added: readonly { id: string; userId: string }[]): string[] {
	return inParts(added.map(({ id, userId }): Pair => [id, userId])).map((pairs) =>
		encodeEvents({ added: pairs }),
	);
}

/** The messages about these touches, each once, as few as can be. */
export function encodeTouched(touched: readonly Touch[]): string[] {
	const once = new Map<string, Pair>();
	for (const { subjectId, userId } of touched) once.set(`${userId} ${subjectId}`, [subjectId, userId]);
	return inParts([...once.values()]).map((pairs) => encodeEvents({ touched: pairs }));
}

/** The messages about these changed records, as few as can be. */
export function packChanged(changes: readonly RecordChange[]): string[] {
	return inParts(changes).map((part) => encodeEvents({ changed: part }));
}

/** As many items together as one message takes; what a subject is called has no fixed length. */
function inParts<Item>(items: readonly Item[]): Item[][] {
	const parts: Item[][] = [];
	let free = 0;
	for (const item of items) {
		// Including the comma.
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
export const encodeEvents = (message: EventMessage): string => JSON.stringify(message);

/** Decodes a message; null if this version does not know it, because another version may run at the same time. */
export function decodeEvents(text: string): EventMessage | null {
	try {
		return eventMessage.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}
