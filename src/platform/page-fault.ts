import { loaderService } from "./loader-service.ts";

/**
 * Reports a page's error to the server that rendered it. React Router would only print it on the console, where the
 * log does not see it.
 */
export const pageFault = loaderService<(error: unknown) => void>("page-fault");
