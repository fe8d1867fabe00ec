import { useState } from "react";
import { partOnDemand } from "../../../../platform/web/part-on-demand.tsx";
import { useHydrated } from "../../../../platform/web/use-hydrated.ts";
import type { Landing } from "../../../landing.ts";
import type { Category } from "../category-data.ts";

/** A plain import would put its code into every list's bundle. */
const ServersPart = import.meta.env.SSR ? (await import("./landing-part.tsx")).default : null;
const LaterPart = partOnDemand(() => import("./landing-part.tsx"), { Instead: () => null, isExtra: true });

type LandingSlotProps = { category: Category; landing: Landing };

/**
 * What a list shows below its cards. The browser keeps the server's HTML as it is and loads no code for it; only a list
 * that was opened by a link within the site loads it. Give it a key for each list.
 */
export function LandingSlot(props: LandingSlotProps) {
	const [isServersHtml] = useState(!useHydrated());
	const className = "mt-4 grid gap-5 border-t border-line pt-6 desk:mt-8";
	if (ServersPart !== null)
		return (
			<section className={className}>
				<ServersPart {...props} />
			</section>
		);
	if (isServersHtml)
		return (
			<section className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
		);
	return (
		<section className={className}>
			<LaterPart {...props} />
		</section>
	);
}
