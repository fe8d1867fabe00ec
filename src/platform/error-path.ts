/** Whether the path of an error names the field, or a part of what the field holds: "choices.2" is within "choices". */
export const isWithin = (path: string, field: string): boolean =>
	path === field || path.startsWith(`${field}.`);
