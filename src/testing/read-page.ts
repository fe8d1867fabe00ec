import type { MetaDescriptor, RouterContextProvider } from "react-router";
import { brandOf, siteBrand } from "../shell/brand.ts";
import { readSettings } from "../platform/server/process/settings.ts";

/** A route module, as far as search engines read it. */
type PageModule = {
	loader: (args: never) => unknown;
	meta: (page: never) => MetaDescriptor[] | undefined;
};

/** The data and the head of a public page. */
export type ReadPage<Data> = { data: Data; head: MetaDescriptor[]; structured: unknown[] };

const isWithHeaders = (value: unknown): value is { data: unknown } =>
	typeof value === "object" && value !== null && "type" in value && value.type === "DataWithResponseInit";

/** Loads a public page as the server does and returns its head; throws what its loader throws. */
export async function readPage<Data = unknown>(
	context: RouterContextProvider,
	module: PageModule,
	path: string,
	params: Record<string, string> = {},
): Promise<ReadPage<Data>> {
	const origin = "https://nukkad.example";
	const brand = brandOf(readSettings({ PUBLIC_URL: origin }));
	context.set(siteBrand, brand);
	const url = new URL(path, origin);
	const load = module.loader as (args: unknown) => unknown;
	const loaded = await load({ context, params, url, request: new Request(url), pattern: url.pathname });
	const loaderData = isWithHeaders(loaded) ? loaded.data : loaded;
	const describe = module.meta as (page: unknown) => MetaDescriptor[] | undefined;
	const matches = [{ id: "root", loaderData: { brand } }];
	const location = { pathname: url.pathname, search: url.search, hash: "", state: null, key: "" };
	const head = describe({ loaderData, matches, location, params, error: undefined }) ?? [];
	const structured = head.flatMap((one) => ("script:ld+json" in one ? [one["script:ld+json"]] : []));
	return { data: loaderData as Data, head, structured };
}
