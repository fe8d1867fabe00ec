import { serverPart } from "../../../platform/web/server-part.tsx";
import type { Details } from "./details-data.ts";

/** What the professional charges, and their answers about the work or the place. Give it a key for each listing. */
export const DetailsFacts = serverPart<Pick<Details, "rates" | "sections">>(
	import.meta.env.SSR ? (await import("./details-facts-part.tsx")).default : null,
	() => import("./details-facts-part.tsx"),
	"grid gap-6 empty:hidden *:min-w-0",
);
