/** No sentence is used more often than this in the whole demo. */
export const sentenceLimit = 3;

/** The sentences of a text, without their full stops. */
export function sentencesOf(text: string): string[] {
	return text
		.split(/(?<=[.!?।])\s+|\n+/)
		.map((sentence) => sentence.replace(/[.!?।]+$/, "").trim())
		.filter((sentence) => sentence !== "");
}

/** Tracks where each sentence is used, so that no list of the demo repeats one. */
export type Sentences = {
	/** Uses the text for the list and returns true, or false if one of its sentences is already used there. */
	take(list: string, text: string): boolean;
	/** Uses and returns the first of the tries that is new to the list; null if none is. */
	first(list: string, tries: number, write: () => string): string | null;
	/**
	 * The same with sentences that a frame makes: takes those frames first that the list has used least, so that
	 * neighbours are not built alike.
	 */
	firstOfFrames(
		list: string,
		frames: readonly string[],
		write: (frames: readonly string[]) => { frame: string; text: string },
	): string | null;
};

/** Creates the memory of a market without sentences. */
export function createSentences(): Sentences {
	const counts = new Map<string, number>();
	const lists = new Map<string, Set<string>>();
	const frameUses = new Map<string, number>();
	const take = (list: string, text: string) => {
		const sentences = sentencesOf(text).map((sentence) => sentence.toLowerCase());
		const inList = lists.get(list) ?? new Set<string>();
		const isFresh =
			new Set(sentences).size === sentences.length &&
			sentences.every((one) => !inList.has(one) && (counts.get(one) ?? 0) < sentenceLimit);
		if (!isFresh) return false;
		for (const one of sentences) {
			inList.add(one);
			counts.set(one, (counts.get(one) ?? 0) + 1);
		}
		lists.set(list, inList);
		return true;
	};
	return {
		take,
		first(list, tries, write) {
			for (let attempt = 0; attempt < tries; attempt++) {
				const text = write();
				if (take(list, text)) return text;
			}
			return null;
		},
		firstOfFrames(list, frames, write) {
			const nameOf = (frame: string) => `${list}: ${frame}`;
			const usesOf = (frame: string) => frameUses.get(nameOf(frame)) ?? 0;
			for (const [, least] of [...Map.groupBy(frames, usesOf)].toSorted(([one], [other]) => one - other))
				for (let attempt = 0; attempt < 10; attempt++) {
					const { frame, text } = write(least);
					if (!take(list, text)) continue;
					frameUses.set(nameOf(frame), usesOf(frame) + 1);
					return text;
				}
			return null;
		},
	};
}
