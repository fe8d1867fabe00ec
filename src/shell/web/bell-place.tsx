import { type ComponentType, useEffect, useState } from "react";
import { keepTrying } from "../../accounts/web/keep-trying.ts";

type BellProps = { accountId: string };

/** The bell of whoever is signed in. Its code is not for visitors: it is fetched once somebody is known. */
export function BellPlace(props: BellProps) {
	const [Bell, setBell] = useState<ComponentType<BellProps> | null>(null);
	useEffect(
		() =>
			keepTrying(async () => {
				const bell = await import("../../notifications/web/bell.tsx");
				setBell(() => bell.default);
			}),
		[],
	);
	return Bell === null ? <span className="size-11" /> : <Bell {...props} />;
}
