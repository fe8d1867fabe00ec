/** A place where things wait until a test lets them go. */
export type Barrier = ReturnType<typeof createBarrier>;

/** A gate that is open: nothing waits until it is closed. */
export function createBarrier() {
	let isMeant: ((what: string) => boolean) | null = null;
	let waiting: { what: string; go: () => void; lose: (reason: Error) => void }[] = [];
	return {
		/** Goes through, or waits while the gate is closed to it; throws where it is lost there. */
		async pass(what: string): Promise<void> {
			if (isMeant?.(what) !== true) return;
			await new Promise<void>((go, lose) => {
				waiting.push({ what, go, lose });
			});
		},
		/** From now on whatever is meant waits. */
		close: (meant: (what: string) => boolean = () => true) => void (isMeant = meant),
		/** What waits now, in the order in which it came. */
		waiting: () => waiting.map(({ what }) => what),
		/** Lets go what is meant of all that waits; the rest waits on, and so does who comes later. */
		release(meant: (what: string) => boolean): void {
			const gone = waiting.filter(({ what }) => meant(what));
			waiting = waiting.filter(({ what }) => !meant(what));
			for (const { go } of gone) go();
		},
		/** Lets all go and stays open. */
		open(): void {
			isMeant = null;
			this.release(() => true);
		},
		/** What waits never arrives; stays open. */
		lose(): void {
			isMeant = null;
			for (const { what, lose } of waiting) lose(new Error(`lost on its way: ${what}`));
			waiting = [];
		},
	};
}
