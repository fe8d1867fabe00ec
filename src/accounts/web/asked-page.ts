/** The guarded page that a guest requested. */
export type AskedPage = {
	/** Path, query and hash. */
	to: string;
	/** The state of the page's own history entry. */
	state: unknown;
	purpose: string;
};

/** The state of the home page's history entry. It survives a reload while the person reads the code. */
export const askedPageState = (asked: AskedPage) => ({ askedPage: asked });

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null;

/** The requested page from the state of a history entry; null without one and for an address on another site. */
export function readAskedPage(historyState: unknown, site: string): AskedPage | null {
	const asked = isObject(historyState) ? historyState["askedPage"] : undefined;
	if (!isObject(asked)) return null;
	const { to, state, purpose } = asked;
	if (typeof to !== "string" || typeof purpose !== "string") return null;
	const isOwn = to.startsWith("/") && URL.canParse(to, site) && new URL(to, site).origin === site;
	return isOwn ? { to, state, purpose } : null;
}
