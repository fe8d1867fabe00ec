import { expect, test } from "vitest";
import { delayScripts } from "./late-scripts.ts";

const preload = '<link rel="modulepreload" href="/assets/home.js"/>';
const start = '<script type="module" async="">import "/assets/home.js";"$&$1"</script>';
const page = `<head>${preload}<link rel="stylesheet" href="/a.css"/></head><body><script>context()</script>${start}</body>`;

test("moves modules and their preloads into a template; styles and other scripts stay", () => {
	const { html } = delayScripts(page, ["context()"]);
	const [before, after = ""] = html.split("<template data-late>");
	expect(before).toBe('<head><link rel="stylesheet" href="/a.css"/></head><body><script>context()</script>');
	expect(after).toContain(`<link fetchpriority="low" rel="modulepreload" href="/assets/home.js"/>${start}`);
});

test("adds the starter to the page's own scripts, for its policy", () => {
	const { html, scripts } = delayScripts(page, ["context()"]);
	const [context, starter = ""] = scripts;
	expect(context).toBe("context()");
	expect(html).toContain(`</template><script>${starter}</script>`);
});

test("leaves a page without modules unchanged", () => {
	expect(delayScripts("<p>Moved</p>", [])).toEqual({ html: "<p>Moved</p>", scripts: [] });
});
