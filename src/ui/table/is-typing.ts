/** Whether a key was pressed in a field or a dialog, where shortcuts of the page must not react. */
export const isTyping = (target: EventTarget | null) =>
	target instanceof Element &&
	target.closest("input, select, textarea, [contenteditable], dialog, [role=dialog]") !== null;
