import { lazy } from "react";

/**
 * The not-found page, loaded only when it is shown. The server renders it in full. Without a Suspense boundary, React
 * waits for it before it hydrates anything, and so keeps what was typed into its field.
 */
export const LazyLostPage = lazy(() => import("./lost-page.tsx"));
