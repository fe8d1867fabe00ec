/** Where a screen goes once what it sent has been taken; from there it goes on to the listing. */
export const loadingAddress = "/loading";

/** What the loading screen is handed: the listing just worked on, where it is known. Without it the screen is nobody's. */
export type LoadingState = { professionalId?: string };

/** Whether something led here that was under way; an address alone did not. */
export const isLoadingState = (state: unknown): state is LoadingState =>
	typeof state === "object" &&
	state !== null &&
	(!("professionalId" in state) || typeof state.professionalId === "string");
