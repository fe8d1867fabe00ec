/** Where a scene asks for its free choices, so that one scene gives many pictures. */
export type Variation = {
	/** One of the choices; the first is the usual one. */
	pick<T>(choices: readonly [T, ...T[]]): T;
	/** As `pick`, but by name and alike on all pictures of one listing: its van keeps its colour. */
	keep<T>(name: string, choices: readonly [T, ...T[]]): T;
	/** A number near the usual one, at most `spread` away. */
	around(usual: number, spread: number): number;
	/** Whether something is added that the usual picture lacks; `share` is between 0 and 1. */
	chance(share: number): boolean;
	/** Whether the picture is turned left to right in the end: lettering must turn back. */
	isMirrored: boolean;
};

/** The usual picture: always the first choice. Pictures of services are made with it. */
export const plainVariation: Variation = {
	pick: (choices) => choices[0],
	keep: (_name, choices) => choices[0],
	around: (usual) => usual,
	chance: () => false,
	isMirrored: false,
};

/** FNV-1a: spreads neighbouring seeds ("listing-1", "listing-2") far apart. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const character of text) {
		hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
	}
	return hash >>> 0;
}

/**
 * Numbers from 0 up to 1 that depend on the seed alone (mulberry32), so that a demo market looks the same wherever it
 * is built.
 */
export function seededNumbers(seed: string): () => number {
	let state = hashOf(seed);
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
	};
}

function chosen<T>(choices: readonly [T, ...T[]], share: number): T {
	return choices[Math.floor(share * choices.length)] ?? choices[0];
}

/**
 * The variation of one picture of a listing: the same seeds make the same choices in the same order.
 * `listingSeed` decides what the listing's pictures have in common, `pictureSeed` the rest.
 */
export function seededVariation(listingSeed: string, pictureSeed: string): Variation {
	const next = seededNumbers(`${listingSeed}/${pictureSeed}`);
	return {
		pick: (choices) => chosen(choices, next()),
		keep: (name, choices) => chosen(choices, seededNumbers(`${listingSeed}:${name}`)()),
		around: (usual, spread) => Math.round((usual + (next() * 2 - 1) * spread) * 100) / 100,
		chance: (share) => next() < share,
		isMirrored: next() < 0.5,
	};
}
