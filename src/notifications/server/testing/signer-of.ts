import { createVerify } from "node:crypto";

/** Reads the key and the audience of a signed message, and whether the signature is valid (RFC 8292). */
export function signerOf(authorization = "") {
	const [, signed = "", signature = "", key = ""] =
		/^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
	const claims = JSON.parse(Buffer.from(signed.split(".")[1] ?? "", "base64url").toString("utf8"));
	const point = Buffer.from(key, "base64url");
	const jwk = {
		kty: "EC",
		crv: "P-256",
		x: point.subarray(1, 33).toString("base64url"),
		y: point.subarray(33).toString("base64url"),
	};
	const isSigned = createVerify("sha256")
		.update(signed)
		.verify({ key: jwk, format: "jwk", dsaEncoding: "ieee-p1363" }, signature, "base64url");
	return { audience: claims.aud, key, isSigned };
}
