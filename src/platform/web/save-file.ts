/**
 * How long a browser gets to start reading a file, in milliseconds, because it does so after the click handler has
 * returned.
 */
const handingOver = 60_000;

/** Makes the browser save a file under this name. */
export function saveFile(name: string, content: Blob): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(content);
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), handingOver);
}
