import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { starterCatalogue } from "./catalogue/starter/starter-catalogue.ts";
import { starterLocations } from "./places/starter/locations.ts";
import { starterStates } from "./places/starter/states.ts";
import type { Database } from "./platform/server/database/database.ts";
import { prepareData } from "./prepare-data.ts";
import { openTestDatabase } from "./testing/test-database.ts";

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

async function counts(): Promise<Record<string, number>> {
	const { rows } = await database.db.execute<Record<string, number>>(sql`
		select (select count(*)::int from states) as states,
			(select count(*)::int from districts) as districts,
			(select count(*)::int from locations) as locations,
			(select count(*)::int from locations where parent_id is not null) as inner_locations,
			(select count(*)::int from sectors) as sectors,
			(select count(*)::int from services) as services,
			(select count(*)::int from service_choices) as choices,
			(select count(*)::int from service_locations) as restrictions`);
	return rows[0] ?? {};
}

const services = starterCatalogue.flatMap((sector) => sector.services);
const all = {
	states: starterStates.length,
	districts: starterStates.flatMap((state) => state.districts).length,
	locations: starterLocations.length,
	inner_locations: starterLocations.filter((location) => location.parent !== null).length,
	sectors: starterCatalogue.length,
	services: services.length,
	choices: services.flatMap((service) => service.choices).length,
	restrictions: services.flatMap((service) => service.locations ?? []).length,
};

test("two processes that start together load everything once", async () => {
	await database.db.execute(sql`truncate states, sectors, services cascade`);
	expect(await counts()).toMatchObject({ states: 0, locations: 0, services: 0 });
	await Promise.all([prepareData(database), prepareData(database)]);
	expect(await counts()).toEqual(all);
});

test("a later start keeps the changes of staff", async () => {
	await database.db.execute(sql`update services set type = 'Electricians' where slug = 'electrician'`);
	await database.db.execute(sql`delete from service_locations`);
	await prepareData(database);
	expect(await counts()).toEqual({ ...all, restrictions: 0 });
});

test("a later start adds the translations that are missing, and keeps those that staff changed or removed", async () => {
	const translation = async (original: string) => {
		const { rows } = await database.db.execute<{ translation: string }>(
			sql`select translation from translations where kind = 'service' and original = ${original}`,
		);
		return rows.map((row) => row.translation);
	};
	await database.db.execute(sql`delete from translations`);
	await database.db.execute(sql`insert into translations (id, locale, kind, original, translation)
		values (gen_random_uuid(), 'hi', 'service', 'Plumber', 'नलसाज़'), (gen_random_uuid(), 'hi', 'service', 'Painter', '')`);
	await prepareData(database);
	await prepareData(database);
	expect(await translation("Electrician")).toEqual(["इलेक्ट्रीशियन"]);
	expect(await translation("Plumber")).toEqual(["नलसाज़"]);
	expect(await translation("Painter")).toEqual([""]);
});

test("every spelling finds its place or service, including its own name in lower case", async () => {
	const { rows } = await database.db.execute<{ slug: string; name: string }>(sql`
		select l.slug, n.name from location_names n join locations l on l.id = n.location_id
		union all select s.slug, n.name from service_names n join services s on s.id = n.service_id`);
	const found = new Set(rows.map(({ slug, name }) => `${slug}: ${name}`));
	const places = starterLocations.map(({ slug, name, aliases }) => ({ slug, names: [name, ...aliases] }));
	const trades = services.map(({ slug, type, choices, aliases }) => ({
		slug,
		names: [type, ...choices.map((choice) => choice.name), ...aliases],
	}));
	const expected = new Set(
		[...places, ...trades].flatMap(({ slug, names }) =>
			names.map((name) => `${slug}: ${name.toLowerCase()}`),
		),
	);
	expect(found).toEqual(expected);
});
