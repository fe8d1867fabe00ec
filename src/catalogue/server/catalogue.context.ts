import type { ImageStore } from "../../media/server/image-store.ts";
import type { Pictures } from "../../media/server/pictures.ts";
import type { Places } from "../../places/server/places.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { TakenAway } from "../property-form-rules.ts";
import type { CatalogueUses } from "../catalogue-staff.contract.ts";

/** The services and choices whose uses are counted. */
export type UsedParts = { serviceIds?: readonly string[]; choiceIds?: readonly string[] };

/** What other modules tell the catalogue, handed in because they are above it. */
export type CatalogueUsers = {
	/** The names of these people by their ids. */
	readPeople: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, { name: string | null }>>;
	/** What hangs on these services and choices. */
	countUses: (db: Db, parts: UsedParts) => Promise<CatalogueUses>;
	/** Whether a listing has answered this version of a service's form. */
	isFormAnswered: (db: Db, serviceId: string, version: number) => Promise<boolean>;
	/** How many listings answered each of these questions or with these options; each counted up to 1,000. */
	countAnswers: (
		db: Db,
		asked: { serviceId: string; choiceId: string | null },
		taken: readonly TakenAway[],
	) => Promise<number[]>;
};

/** What the use cases of staff depend on. */
export type CatalogueContext = CatalogueUsers & {
	db: Db;
	clock: Clock;
	places: Pick<Places, "snapshot">;
	jobs: Pick<Jobs, "enqueue">;
	pictures: Pick<Pictures, "keepPicture">;
	store: Pick<ImageStore, "exists">;
	/** The address of the CDN that serves uploaded pictures; empty where there is none. */
	cdnBase: string;
	/** The icons that a service may have. */
	icons: readonly string[];
	/** Makes this process read the catalogue anew; called after the commit of a change. */
	forget: () => void;
};
