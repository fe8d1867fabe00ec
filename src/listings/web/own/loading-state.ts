/** The screen to open after a submission was accepted; it then opens the listing. */
export const loadingAddress = "/loading";

/**
 * The loading screen's history state: the listing just worked on, if known. Without a state, the screen redirects.
 */
export type LoadingState = { professionalId?: string };

/** Whether a submission led to this screen, and not just its address. */
export const isLoadingState = (state: unknown): state is LoadingState =>
	typeof state === "object" &&
	state !== null &&
	(!("professionalId" in state) || typeof state.professionalId === "string");
