import { loaderService } from "./loader-service.ts";

/**
 * Reports why a page failed to the server that rendered it. React Router would only print it on the console, and the
 * log would not have it.
 */
export const pageFault = loaderService<(error: unknown) => void>("page-fault");
