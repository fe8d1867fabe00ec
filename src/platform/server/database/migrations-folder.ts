import { join } from "node:path";
import { packageFolder } from "../process/package-folder.ts";

/** The SQL that creates and changes the tables, in order. */
export const migrationsFolder = join(packageFolder, "migrations");
