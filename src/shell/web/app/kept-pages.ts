/** The path and query of a page, from the address of its document or of the data that the router loads. */
export function pageOf(address: string): string {
	const page = new URL(address);
	page.pathname = page.pathname.replace(/_?\.data$/, "");
	page.searchParams.delete("_routes");
	return page.pathname + page.search;
}

/** The pages that the service worker has copies of, by path and query. */
export async function readKeptPages(): Promise<Set<string>> {
	const addresses = await Promise.all(
		["pages", "data"].map(async (name) => {
			const keys = await (await caches.open(name)).keys();
			return keys.map(({ url }) => pageOf(url));
		}),
	);
	return new Set(addresses.flat());
}

/** The page in the fragment of the offline page ("#/leads?…"); null without one and for an address elsewhere. */
export function askedPageIn(hash: string, site: string): string | null {
	const path = hash.slice(1);
	return path.startsWith("/") && URL.canParse(path, site) && new URL(path, site).origin === site
		? path
		: null;
}
