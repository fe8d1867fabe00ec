const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "increment-call" to "IncrementCall", ":id" to "ById"; existing capitals stay. */
function segmentWords(segment: string): string {
	const words = segment.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
	return (segment.startsWith(":") ? ["by", ...words] : words).map(capitalized).join("");
}

/**
 * A call's name in the OpenAPI document, from which client generators name their functions: "POST" and
 * "/api/lead/:id/claim" give "postLeadByIdClaim". It changes only with the call's path.
 */
export function operationIdOf(method: string, path: string): string {
	const segments = path.split("/").filter((segment) => segment !== "" && segment !== "api");
	return method.toLowerCase() + segments.map(segmentWords).join("");
}
