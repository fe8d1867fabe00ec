import { join } from "node:path";

/** The project's directory. */
export const root = join(import.meta.dirname, "../..");
