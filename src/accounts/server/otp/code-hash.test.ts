import { expect, test } from "vitest";
import { createKeyedHash } from "../../../platform/server/process/secret-key.ts";
import { hashCode, isSameHash } from "./code-hash.ts";

const keyedHash = createKeyedHash("a-secret");
const request = { id: "01900000-0000-7000-8000-000000000001", mobile: "+919876543210" };

test("a code's hash matches only its own request, mobile, code and key", () => {
	const hash = hashCode(keyedHash, request, "402913");
	expect(isSameHash(hash, hashCode(keyedHash, { ...request }, "402913"))).toBe(true);
	const others = [
		hashCode(keyedHash, request, "402914"),
		hashCode(keyedHash, { ...request, id: "01900000-0000-7000-8000-000000000002" }, "402913"),
		hashCode(keyedHash, { ...request, mobile: "+919876543211" }, "402913"),
		hashCode(createKeyedHash("another-secret"), request, "402913"),
		"",
	];
	expect(others.filter((other) => isSameHash(hash, other))).toEqual([]);
});
