/** True for a key that is pressed in a field or a dialog: shortcuts of the page leave it alone. */
export const isTyping = (target: EventTarget | null) =>
	target instanceof Element &&
	target.closest("input, select, textarea, [contenteditable], dialog, [role=dialog]") !== null;
