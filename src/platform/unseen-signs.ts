/** What PostgreSQL cannot hold: NUL, and halves of signs. */
const unkeepable = new RegExp(String.raw`[\0\p{Surrogate}]`, "gu");

/** The text without the signs that the database cannot hold. */
export function keepable(text: string): string {
	return text.replaceAll(unkeepable, "");
}

/** Characters that cannot be seen. They are kept, but a name of nothing else is not a name. */
const unseen = /[\p{Cc}\p{Cf}\s]/gu;

/** True for a text in which nothing can be seen. */
export function isUnseen(text: string): boolean {
	return text.replaceAll(unseen, "") === "";
}

/** Signs that turn the direction of writing: with them "gpj.exe" passes for "exe.jpg", and one name for another. */
const turningSigns = /[\u202a-\u202e\u2066-\u2069]/g;

/** The text without characters that change the writing direction. For names, which appear within other text. */
export function withoutTurningSigns(text: string): string {
	return text.replaceAll(turningSigns, "");
}
