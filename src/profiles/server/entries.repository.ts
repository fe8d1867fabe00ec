import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import type { CheckedEducation, CheckedExperience } from "../check-entry.ts";
import { profileEducation, profileExperience } from "./profiles.tables.ts";

export type ExperienceRow = CheckedExperience & { id: string };
export type EducationRow = CheckedEducation & { id: string };

/** Counts the entries of experience in a person's profile. */
export function countExperience(tx: Db, userId: string): Promise<number> {
	return tx.$count(profileExperience, eq(profileExperience.userId, userId));
}

/** Adds an entry of experience to the person's profile. */
export async function insertExperience(tx: Db, userId: string, entry: ExperienceRow): Promise<void> {
	await tx.insert(profileExperience).values({ ...entry, userId });
}

/** Deletes an entry of experience from the person's profile; false if it has none with this id. */
export async function deleteExperience(tx: Db, userId: string, id: string): Promise<boolean> {
	const deleted = await tx
		.delete(profileExperience)
		.where(and(eq(profileExperience.id, id), eq(profileExperience.userId, userId)))
		.returning({ id: profileExperience.id });
	return deleted.length > 0;
}

/** Counts the entries of education in a person's profile. */
export function countEducation(tx: Db, userId: string): Promise<number> {
	return tx.$count(profileEducation, eq(profileEducation.userId, userId));
}

/** Adds an entry of education to the person's profile. */
export async function insertEducation(tx: Db, userId: string, entry: EducationRow): Promise<void> {
	await tx.insert(profileEducation).values({ ...entry, userId });
}

/** Deletes an entry of education from the person's profile; false if it has none with this id. */
export async function deleteEducation(tx: Db, userId: string, id: string): Promise<boolean> {
	const deleted = await tx
		.delete(profileEducation)
		.where(and(eq(profileEducation.id, id), eq(profileEducation.userId, userId)))
		.returning({ id: profileEducation.id });
	return deleted.length > 0;
}
