import { data } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import type { Route } from "./+types/not-found.ts";
import LostPage from "./lost-page.tsx";

/** Answers every unknown URL. */
export function loader() {
	return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["shell.not_found.meta_title"]());

export default function NotFound() {
	return <LostPage />;
}
