import { type ComponentType, useState } from "react";
import { partOnDemand } from "./part-on-demand.tsx";
import { useHydrated } from "./use-hydrated.ts";

/**
 * A part without actions that the server renders. The browser keeps its HTML and loads no code for it, unless the page
 * was opened by a link within the site. Pass the component as `Rendered` on the server only, because a plain import
 * would put it into the page's bundle. Give the part a key for each page.
 */
export function serverPart<Props extends object>(
	Rendered: ComponentType<Props> | null,
	fetchPart: () => Promise<{ default: ComponentType<Props> }>,
	className: string,
): ComponentType<Props> {
	const LaterPart = partOnDemand(fetchPart, { Instead: () => null, isExtra: true });
	return function ServerPart(props: Props) {
		const [isKept] = useState(!useHydrated());
		const Part = Rendered ?? LaterPart;
		if (Rendered === null && isKept)
			// oxlint-disable-next-line react/no-danger -- empty: React keeps what the server wrote
			return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
		return (
			<div className={className}>
				<Part {...props} />
			</div>
		);
	};
}
