import { partOnDemand } from "../../../../platform/web/part-on-demand.tsx";

/** home-screen-app.tsx loads it in advance, because there is no network when it is needed. */
export const KeptNote = partOnDemand(() => import("./kept-note.tsx"));
