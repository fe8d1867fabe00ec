import { type ComponentType, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Problem } from "../../ui/feedback/empty-state.tsx";
import { Waiting } from "../../ui/feedback/waiting.tsx";
import { type Load, useLoading } from "./use-loading.ts";

type PartOptions<Props> = {
	/** Shown until it is loaded. */
	Instead?: ComponentType<Props>;
	/** The page works without it: if loading fails, `Instead` stays. */
	isExtra?: boolean;
};

/**
 * A part of a page whose code loads when it is first shown: `const Gallery = partOnDemand(() =>
 * import("./gallery.tsx"))`. Until then it shows a spinner. If loading fails, it offers to try again; React.lazy
 * would keep the failure and take down the page.
 */
export function partOnDemand<Props extends object>(
	fetchModule: () => Promise<{ default: ComponentType<Props> }>,
	{ Instead, isExtra = false }: PartOptions<Props> = {},
): ComponentType<Props> {
	let fetched: ComponentType<Props> | null = null;

	const bring = async () => (fetched ??= (await fetchModule()).default);

	return function PartOnDemand(props: Props) {
		const [Part, setPart] = useState(() => fetched);
		const [load] = useState((): Load | null => {
			if (fetched !== null) return null;
			return async (isWanted) => {
				const Fetched = await bring();
				if (isWanted()) setPart(() => Fetched);
			};
		});
		const { hasFailed, retry } = useLoading(load);
		if (Part !== null) return <Part {...props} />;
		if (hasFailed && !isExtra) return <Problem text={m["platform.error.offline"]()} onRetry={retry} />;
		return Instead === undefined ? <Waiting /> : <Instead {...props} />;
	};
}
