import { serverPart } from "../../../../platform/web/server-part.tsx";
import type { Landing } from "../../../landing.ts";
import type { Category } from "../category-data.ts";

/** What a list shows below its cards. Give it a key for each list. */
export const LandingSlot = serverPart<{ category: Category; landing: Landing }>(
	import.meta.env.SSR ? (await import("./landing-part.tsx")).default : null,
	() => import("./landing-part.tsx"),
	"mt-4 grid gap-5 border-t border-line pt-6 desk:mt-8",
);
