import { seededNumbers } from "../seeded-choice.ts";

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
