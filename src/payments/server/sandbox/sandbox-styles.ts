import { dark, light } from "../../../brand/colours.ts";

const variables = (theme: typeof light) => `
	--ground: ${theme.ground}; --surface: ${theme.surface}; --line: ${theme.line}; --field: ${theme.field};
	--ink: ${theme.ink}; --soft: ${theme["ink-soft"]}; --act: ${theme.act}; --now: ${theme.now}; --on-now: ${theme["on-now"]};
	--danger: ${theme.danger}; --danger-tint: ${theme["danger-tint"]};
	--pending: ${theme.pending}; --pending-tint: ${theme["pending-tint"]};
	--success: ${theme.success}; --success-tint: ${theme["success-tint"]};`;

/** The product's look for the one page outside the web app. */
export const sandboxStyles = `
@font-face {
	font-family: "Anek Latin";
	src: url("/fonts/anek-latin.woff2") format("woff2");
	font-weight: 400 700;
	font-display: swap;
}
:root {
	color-scheme: light dark;${variables(light)}
}
@media (prefers-color-scheme: dark) {
	:root {${variables(dark)} }
}
* { box-sizing: border-box; margin: 0; }
body {
	min-height: 100svh; padding: 1rem; background: var(--ground); color: var(--ink);
	font: 1rem/1.5 "Anek Latin", system-ui, sans-serif; overflow-wrap: anywhere;
}
main {
	display: grid; gap: 1rem; max-width: 28rem; margin: 2rem auto; padding: 1.25rem;
	background: var(--surface); border: 1px solid var(--line); border-radius: 1rem;
}
h1 { font-size: 1.75rem; line-height: 2.125rem; font-weight: 600; }
.note, .told { padding: 0.75rem 1rem; border-radius: 0.75rem; }
.note { background: var(--pending-tint); color: var(--pending); }
.told { background: var(--danger-tint); color: var(--danger); font-weight: 600; }
.paid { background: var(--success-tint); color: var(--success); }
dl { display: grid; gap: 0.75rem; }
dt, .until { color: var(--soft); font-size: 0.875rem; }
.amount { font-size: 1.75rem; font-weight: 600; line-height: 2.125rem; }
.name { font-size: 0.875rem; }
form { display: grid; gap: 0.75rem; }
button, .back {
	display: grid; place-items: center; width: 100%; min-height: 3rem; padding: 0.5rem 1rem;
	border: 1px solid var(--field); border-radius: 0.75rem; background: transparent; color: var(--ink);
	font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
}
.pay { background: var(--now); border-color: var(--now); color: var(--on-now); }
.fail { border-color: var(--danger); color: var(--danger); }
.leave { border-color: transparent; color: var(--act); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`;
