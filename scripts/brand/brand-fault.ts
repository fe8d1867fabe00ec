/** Thrown if a brand cannot be built; the message names the file and each wrong field. */
export class BrandFault extends Error {
	override readonly name = "BrandFault";
}
