/** The kinds of names of places, each with its translations. PAN_INDIA is a code, so it has none. */
export const placeTexts = ["place", "state", "district"] as const;
export type PlaceText = (typeof placeTexts)[number];
