/** How long a browser gets to begin with a file that it was handed, in milliseconds: it reads it after the click has returned. */
const handingOver = 60_000;

/** Hands the browser a file to keep under this name. */
export function saveFile(name: string, content: Blob): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(content);
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), handingOver);
}
