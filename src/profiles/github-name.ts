/** What a GitHub user can be called: letters, digits, hyphens and, where a firm keeps its own people, underscores. */
const name = /^[a-z\d][a-z\d_-]{0,38}$/i;
const page = /^(?:https?:\/\/)?(?:www\.)?github\.com\/([^/?#]+)\/?$/i;

/** The name of a GitHub user as it was typed: alone, with an @, or as the address of the user's page; null where it is none. */
export function readGithubName(typed: string): string | null {
	const text = typed.trim();
	const found = page.exec(text)?.[1] ?? text.replace(/^@/, "");
	return name.test(found) ? found : null;
}
