import {
	boolean,
	check,
	date,
	index,
	integer,
	json,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uuid,
} from "drizzle-orm/pg-core";
import { users } from "../../accounts/server/accounts.tables.ts";
import { oneOf } from "../../platform/server/database/one-of.ts";
import { profileStatuses, type SocialNetwork } from "../profile.ts";
import type { Repository } from "../profiles.contract.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The public profiles of people. */
export const profiles = pgTable(
	"profiles",
	{
		userId: uuid("user_id")
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		status: text({ enum: profileStatuses }).notNull(),
		skills: json().$type<string[]>().notNull(),
		/** Empty if missing, as are the next four. */
		company: text().notNull().default(""),
		website: text().notNull().default(""),
		location: text().notNull().default(""),
		githubUsername: text("github_username").notNull().default(""),
		bio: text().notNull().default(""),
		social: json().$type<Partial<Record<SocialNetwork, string>>>().notNull().default({}),
		/** The picture's name in the folder "profile-photos" of the image store. */
		picture: text(),
		visits: integer().notNull().default(0),
		createdAt: at("created_at").notNull(),
		updatedAt: at("updated_at").notNull(),
	},
	(table) => [check("profiles_status_known", oneOf(table.status, profileStatuses))],
);

/** Where a person works or worked. */
export const profileExperience = pgTable(
	"profile_experience",
	{
		id: uuid().primaryKey(),
		userId: uuid("user_id")
			.notNull()
			.references(() => profiles.userId, { onDelete: "cascade" }),
		title: text().notNull(),
		company: text().notNull(),
		location: text().notNull().default(""),
		from: date("from_day").notNull(),
		/** Null if it continues or was not given. */
		to: date("to_day"),
		current: boolean().notNull(),
		description: text().notNull().default(""),
	},
	(table) => [index("profile_experience_user").on(table.userId, table.from.desc(), table.id.desc())],
);

/** Where a person studies or studied. */
export const profileEducation = pgTable(
	"profile_education",
	{
		id: uuid().primaryKey(),
		userId: uuid("user_id")
			.notNull()
			.references(() => profiles.userId, { onDelete: "cascade" }),
		school: text().notNull(),
		degree: text().notNull(),
		fieldOfStudy: text("field_of_study").notNull().default(""),
		from: date("from_day").notNull(),
		to: date("to_day"),
		current: boolean().notNull(),
		description: text().notNull().default(""),
	},
	(table) => [index("profile_education_user").on(table.userId, table.from.desc(), table.id.desc())],
);

/** The visitors of profiles by Indian day, as hashes that change every day and identify no one. */
export const profileVisits = pgTable(
	"profile_visits",
	{
		userId: uuid("user_id")
			.notNull()
			.references(() => profiles.userId, { onDelete: "cascade" }),
		visitor: text().notNull(),
		day: date().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.day, table.visitor] }),
		index("profile_visits_day").on(table.day),
	],
);

/** GitHub's answers by name, so that all processes together ask once an hour. */
export const githubAnswers = pgTable(
	"github_answers",
	{
		/** In lower case, because GitHub ignores case. */
		username: text().primaryKey(),
		/** Null if GitHub does not know the name. */
		repositories: json().$type<Repository[]>(),
		askedAt: at("asked_at").notNull(),
	},
	(table) => [index("github_answers_asked_at").on(table.askedAt)],
);
