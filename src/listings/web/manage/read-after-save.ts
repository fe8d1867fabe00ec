/**
 * Wraps a save so that the listing is reloaded afterwards: its page shows the address and what follows from it. Nothing
 * is reloaded if nothing was saved (null).
 */
export function readAfterSave<Saved>(
	save: () => Promise<Saved | null>,
	read: () => void,
): () => Promise<Saved | null> {
	return async () => {
		const saved = await save();
		if (saved !== null) read();
		return saved;
	};
}
