import { readBundledDirectory } from "../../src/places/server/directory/directory-source.ts";

/** The block of each pincode, as an address entered in the product gets it from the directory. */
export async function readCityBlocks(): Promise<ReadonlyMap<string, string>> {
	const blocks = new Map<string, string>();
	for await (const batch of readBundledDirectory())
		for (const { pincode, city } of batch) blocks.set(pincode, city);
	return blocks;
}

/** The row with the block of its pincode. */
export const withCityBlock =
	(blocks: ReadonlyMap<string, string>) =>
	<Row extends { pincode: string }>(row: Row): Row & { cityBlock: string } => ({
		...row,
		cityBlock: blocks.get(row.pincode) ?? "",
	});
