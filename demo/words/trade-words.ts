/** Building blocks for what professionals of a service write about their work. */
export type TradeWords = {
	/** Kinds of work, or what guests find; some of them form a sentence. */
	work: readonly string[];
	/** Whole sentences that are true for everyone of the service, whatever the choice. */
	says: readonly string[];
	/** The kinds of work of each choice, if the service has choices; they replace `work`. */
	choices?: Readonly<Record<string, readonly string[]>>;
};

/** Reads "house wiring | earthing" as a list. */
export const list = (text: string): readonly string[] => text.split("|").map((part) => part.trim());
