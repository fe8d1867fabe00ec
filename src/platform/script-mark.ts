/**
 * The header by which the server gives the renderer a word that nobody else knows. The page's own inline scripts carry
 * it as their nonce; the server allows those that do, by their hashes, and takes the word out again. A script that got
 * into the page in any other way does not carry it and is not run.
 */
export const markHeader = "x-script-mark";
