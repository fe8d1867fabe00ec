import { lazy, Suspense } from "react";

const LostPage = lazy(async () => ({ default: (await import("./lost-page.tsx")).LostPage }));

/** The not-found page, loaded only when it is shown. The server renders it in full. */
export function LazyLostPage() {
	return (
		<Suspense>
			<LostPage />
		</Suspense>
	);
}
