/**
 * Marks the document before its first paint when this browser stores a session token. Public pages are the same for
 * everyone, so the header uses the mark, as `in-data-session:`, to show "Login" to guests only.
 */
const script = `try{if(localStorage.getItem("token")!==null)document.documentElement.dataset.session=""}catch{}`;

/** Adds the script to the page's head and to its inline scripts, which its content security policy allows. */
export function markStoredToken(html: string, scripts: string[]): { html: string; scripts: string[] } {
	if (!html.includes("<head>")) return { html, scripts };
	return { html: html.replace("<head>", `<head><script>${script}</script>`), scripts: [...scripts, script] };
}
