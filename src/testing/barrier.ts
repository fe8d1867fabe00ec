/** A point where a test can hold calls until it releases them. */
export type Barrier = ReturnType<typeof createBarrier>;

/** Creates an open barrier: nothing waits until it is closed. */
export function createBarrier() {
	let isMeant: ((what: string) => boolean) | null = null;
	let waiting: { what: string; go: () => void; lose: (reason: Error) => void }[] = [];
	return {
		/** Passes, or waits while the barrier is closed to it; throws if the test loses the call. */
		async pass(what: string): Promise<void> {
			if (isMeant?.(what) !== true) return;
			await new Promise<void>((go, lose) => {
				waiting.push({ what, go, lose });
			});
		},
		/** Makes all matching calls wait from now on. */
		close: (meant: (what: string) => boolean = () => true) => void (isMeant = meant),
		/** The waiting calls, in order of arrival. */
		waiting: () => waiting.map(({ what }) => what),
		/** Releases the matching calls; the others, and later ones, keep waiting. */
		release(meant: (what: string) => boolean): void {
			const gone = waiting.filter(({ what }) => meant(what));
			waiting = waiting.filter(({ what }) => !meant(what));
			for (const { go } of gone) go();
		},
		/** Releases all calls and stays open. */
		open(): void {
			isMeant = null;
			this.release(() => true);
		},
		/** Makes the waiting calls fail; stays open. */
		lose(): void {
			isMeant = null;
			for (const { what, lose } of waiting) lose(new Error(`lost on its way: ${what}`));
			waiting = [];
		},
	};
}
