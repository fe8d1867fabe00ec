import { compile } from "@inlang/paraglide-js";
import { paraglide } from "./paraglide.ts";

await compile(paraglide);
