import type { Viewer } from "../../../platform/access.ts";
import { decodePageEnd, encodePageEnd, paginate } from "../../../platform/server/http/cursor.ts";
import type { BlockEntry } from "../../blocks.contract.ts";
import type { BlocksContext } from "./block-person.ts";
import { type BlockRow, readBlocks } from "./blocks.repository.ts";

const blocksPerPage = 20;

/** The customer of a lead stays unknown: neither their id nor their name is sent. */
function presentBlock({ id, blockedId, leadId, name, createdAt }: BlockRow): BlockEntry {
	const isKnown = leadId === null;
	return {
		_id: id,
		userId: isKnown ? blockedId : null,
		leadId,
		name: isKnown ? name : null,
		blockedAt: createdAt.toISOString(),
	};
}

/** A page of the people whom the viewer has blocked, the latest first. Throws bad_input on an unknown cursor. */
export async function listBlocks(
	{ db }: Pick<BlocksContext, "db">,
	{ userId }: Viewer,
	{ cursor, limit = blocksPerPage }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ blocks: BlockEntry[]; nextCursor: string | null }> {
	const found = await readBlocks(db, { blocker: userId, after: decodePageEnd(cursor) }, limit + 1);
	const { rows, nextCursor } = paginate(found, limit, ({ createdAt, id }) => encodePageEnd(createdAt, id));
	return { blocks: rows.map(presentBlock), nextCursor };
}
