import * as z from "zod/mini";

/** The broadcast channel for notifications between processes. */
export const notificationChannel = "notifications";

/** Who reloads a changed record if they have it open, in addition to the named people. */
const watchers = ["everyone", "staff", "nobody"] as const;

const recordChange = z.object({
	subjectId: z.string(),
	watchers: z.enum(watchers),
	/** People whose open screens all reload the record, also lists that only contain it. */
	userIds: z.array(z.string()),
});
/** A changed record, and who reloads it if it is open. It does not contain what changed. */
export type RecordChange = z.infer<typeof recordChange>;

/** A message between processes. It contains only ids: the process that has the person's stream reads the rest. */
const eventMessage = z.object({
	/** New notifications: pairs of a notification's id and its person's. */
	added: z.optional(z.array(z.tuple([z.string(), z.string()]))),
	/** Pairs of a changed record and a person whose open screens reload it without a notification. */
	touched: z.optional(z.array(z.tuple([z.string(), z.string()]))),
	/** Changed records, for the people who have them open. */
	changed: z.optional(z.array(recordChange)),
	/** The records that a stream's browser has open, from a process that does not have the stream. */
	watched: z.optional(
		z.object({ streamId: z.string(), userId: z.string(), subjectIds: z.array(z.string()) }),
	),
	/** The id of a person who read notifications. */
	read: z.optional(z.string()),
	/** The id of a session that ended. */
	endedSession: z.optional(z.string()),
	/** The id of a person whose account was deleted. */
	endedPerson: z.optional(z.string()),
});
export type EventMessage = z.infer<typeof eventMessage>;

/** A person whose open screens of this subject reload it. */
export type Touch = { subjectId: string; userId: string };

/** Space for items in one message, in bytes: a broadcast message can have 7,999. */
const itemBytesPerMessage = 7_960;
type Pair = [string, string];

/** Encodes new notifications in as few messages as possible. */
export function encodeAdded(added: readonly { id: string; userId: string }[]): string[] {
	return inParts(added.map(({ id, userId }): Pair => [id, userId])).map((pairs) =>
		encodeEvents({ added: pairs }),
	);
}

/** Encodes touches, each once, in as few messages as possible. */
export function encodeTouched(touched: readonly Touch[]): string[] {
	const once = new Map<string, Pair>();
	for (const { subjectId, userId } of touched) once.set(`${userId} ${subjectId}`, [subjectId, userId]);
	return inParts([...once.values()]).map((pairs) => encodeEvents({ touched: pairs }));
}

/** Encodes changed records in as few messages as possible. */
export function encodeChanged(changes: readonly RecordChange[]): string[] {
	return inParts(changes).map((part) => encodeEvents({ changed: part }));
}

/** Splits items by size, because the ids of subjects have no fixed length. */
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

/** Encodes one message. */
export const encodeEvents = (message: EventMessage): string => JSON.stringify(message);

/** Decodes a message. Returns null for an unknown one, because another version may run at the same time. */
export function decodeEvents(text: string): EventMessage | null {
	try {
		return eventMessage.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}
