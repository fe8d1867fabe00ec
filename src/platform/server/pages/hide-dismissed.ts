/**
 * Hides what the person has dismissed in this browser, before the first paint. Public pages are the same for
 * everyone, so everything dismissible carries its id in `data-dismissible`; dismissed.ts stores the ids.
 */
const script = `try{for(const id of localStorage.getItem("dismissed").split(" "))document.querySelector('[data-dismissible="'+id+'"]')?.setAttribute("hidden","")}catch{}`;

/** Adds the script to a page with something to dismiss, and to its inline scripts. */
export function hideDismissed(html: string, scripts: string[]): { html: string; scripts: string[] } {
	if (!html.includes(" data-dismissible=")) return { html, scripts };
	return {
		html: html.replace("</body>", `<script>${script}</script></body>`),
		scripts: [...scripts, script],
	};
}
