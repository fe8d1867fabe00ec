/** What PostgreSQL cannot store: NUL, and unpaired surrogates. */
const unkeepable = new RegExp(String.raw`[\0\p{Surrogate}]`, "gu");

/** The text without the characters that the database cannot store. */
export function keepable(text: string): string {
	return text.replaceAll(unkeepable, "");
}

/** Invisible characters. They are kept, but a name of nothing else is not a name. */
const unseen = /[\p{Cc}\p{Cf}\s]/gu;

/** Whether nothing of a text is visible. */
export function isUnseen(text: string): boolean {
	return text.replaceAll(unseen, "") === "";
}

/** Characters that change the writing direction: with them "gpj.exe" passes for "exe.jpg", and one name for another. */
const turningSigns = /[\u202a-\u202e\u2066-\u2069]/g;

/** The text without characters that change the writing direction. For names, which appear within other text. */
export function withoutTurningSigns(text: string): string {
	return text.replaceAll(turningSigns, "");
}
