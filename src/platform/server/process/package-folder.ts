import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

const packageFile = findPackageJSON(import.meta.url);
if (packageFile === undefined) throw new Error("the program is not in the folder of its package");

/** The package's folder, for files that are not imported: the program runs from src/ and, when built, from build/. */
export const packageFolder = dirname(packageFile);
