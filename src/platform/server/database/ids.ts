import { randomUUIDv7 } from "node:crypto";

/** A UUIDv7 made by the program: sorted by time of creation, known before the row is written. */
export function newId(): string {
	return randomUUIDv7();
}
