import { readUsersByIds } from "../../accounts/server/accounts.api.ts";
import { readSectorNames, readServicesByIds } from "../../catalogue/server/catalogue.api.ts";
import { readListingNames } from "../../listings/server/listings.api.ts";
import { readNoticeTexts } from "../../notices/server/notices.api.ts";
import { readPaymentNames } from "../../payments/server/payments.api.ts";
import type { AuditEntryRow } from "../../platform/server/database/audit.repository.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { readOriginals } from "../../platform/server/database/translations.repository.ts";
import { readPayoutNames, readReferralNames } from "../../referrals/server/referrals.api.ts";
import { readPlanNames, readSubscriptionNames } from "../../subscriptions/server/subscriptions.api.ts";

type Names = Map<string, string | null>;

async function readPeopleNames(db: Db, ids: readonly string[]): Promise<Names> {
	return new Map([...(await readUsersByIds(db, ids))].map(([id, { name }]) => [id, name]));
}

async function readServiceTypes(db: Db, ids: readonly string[]): Promise<Names> {
	return new Map([...(await readServicesByIds(db, ids))].map(([id, { type }]) => [id, type]));
}

/** The name of a record for staff, by its kind; records of other kinds have no name. */
const readers: Record<string, (db: Db, ids: readonly string[]) => Promise<Names>> = {
	user: readPeopleNames,
	listing: readListingNames,
	payment: readPaymentNames,
	subscription: readSubscriptionNames,
	plan: readPlanNames,
	referral: readReferralNames,
	"referral payout": readPayoutNames,
	sector: readSectorNames,
	service: readServiceTypes,
	translation: readOriginals,
	notice: readNoticeTexts,
};

/** The names of the records that these entries are about, by id. */
export async function readSubjectNames(
	db: Db,
	entries: readonly Pick<AuditEntryRow, "subjectType" | "subjectId">[],
): Promise<Names> {
	const found = await Promise.all(
		Object.entries(readers).map(async ([kind, read]) => {
			const ofKind = entries.filter(({ subjectType }) => subjectType === kind);
			const ids = [...new Set(ofKind.map(({ subjectId }) => subjectId))];
			return ids.length === 0 ? [] : [...(await read(db, ids))];
		}),
	);
	return new Map(found.flat());
}
