/**
 * Reads server-sent events by their standard out of the pieces in which they arrive: answers a function that takes the
 * next piece of text and gives the data of the events that it completes. Names and ids of events are left out.
 */
export function createEventReader(): (piece: string) => string[] {
	let rest = "";
	let data: string[] = [];
	let isFirst = true;

	function line(text: string, complete: string[]): void {
		if (text === "") {
			// An empty line ends an event; heartbeats are comments and leave nothing.
			if (data.length > 0) complete.push(data.join("\n"));
			data = [];
			return;
		}
		const colon = text.indexOf(":");
		const field = colon === -1 ? text : text.slice(0, colon);
		if (field === "data") data.push(colon === -1 ? "" : text.slice(colon + 1).replace(/^ /, ""));
	}

	return (piece) => {
		rest += piece;
		if (isFirst && rest !== "") {
			rest = rest.replace(/^\uFEFF/, "");
			isFirst = false;
		}
		const complete: string[] = [];
		// A carriage return at the end may be the first half of a line's end.
		const lines = rest.split(/\r\n|\n|\r(?!$)/);
		rest = lines.pop() ?? "";
		for (const text of lines) line(text, complete);
		return complete;
	};
}
