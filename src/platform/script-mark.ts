/**
 * The header in which the server passes a secret word to the renderer. The page's own inline scripts carry it as
 * their nonce; the server allows those scripts by their hashes and removes the word. A script that got into the
 * page in another way does not carry it and does not run.
 */
export const markHeader = "x-script-mark";
