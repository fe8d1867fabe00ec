/** Choices that depend only on the seed, so that every demo market is the same. */
export type Choice = {
	/** From 0 up to 1. */
	number(): number;
	/** A whole number from `low` to `high`, inclusive. */
	between(low: number, high: number): number;
	chance(share: number): boolean;
	/** One item of a list; throws RangeError on an empty one. */
	pick<T>(list: readonly T[]): T;
	/** This many different items, in list order. */
	several<T>(list: readonly T[], count: number): T[];
};

/** FNV-1a: spreads neighbouring seeds ("listing-1", "listing-2") far apart. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const character of text) {
		hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
	}
	return hash >>> 0;
}

/** Numbers from 0 up to 1 that depend only on the seed (mulberry32): the demo market is the same on every machine. */
function seededNumbers(seed: string): () => number {
	let state = hashOf(seed);
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
	};
}

/** Starts a sequence of choices: the same seed gives the same ones in the same order on any machine. */
export function choiceOf(seed: string): Choice {
	const number = seededNumbers(seed);
	const between = (low: number, high: number) => low + Math.floor(number() * (high - low + 1));
	return {
		number,
		between,
		chance: (share) => number() < share,
		pick<T>(list: readonly T[]): T {
			if (list.length === 0) throw new RangeError("nothing to choose from");
			return list[Math.floor(number() * list.length)] as T;
		},
		several<T>(list: readonly T[], count: number): T[] {
			const drawn = list
				.map((item, index) => ({ item, index, lot: number() }))
				.toSorted((a, b) => a.lot - b.lot);
			return drawn
				.slice(0, count)
				.toSorted((a, b) => a.index - b.index)
				.map(({ item }) => item);
		},
	};
}
