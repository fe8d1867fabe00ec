/** The names that GitHub allows: letters, digits, hyphens and, for users that a firm manages, underscores. */
const name = /^[a-z\d][a-z\d_-]{0,38}$/i;
const page = /^(?:https?:\/\/)?(?:www\.)?github\.com\/([^/?#]+)\/?$/i;

/** Reads a GitHub user name as typed: plain, with an @, or as the URL of the user's page. Null if it is none. */
export function readGithubName(typed: string): string | null {
	const text = typed.trim();
	const found = page.exec(text)?.[1] ?? text.replace(/^@/, "");
	return name.test(found) ? found : null;
}
