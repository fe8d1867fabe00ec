import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { services } from "../../../catalogue/server/catalogue.tables.ts";
import { m } from "../../../paraglide/messages.js";
import { fixture } from "../../../testing/fixture.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { fieldsFor, freeServices, register, signInWithAddress } from "../testing/register.ts";

const server = fileServer();
beforeAll(() => freeServices(server));
const manager = fixture(() => signInWithAddress(server, { role: "admin" }));

test("lets a professional register for a service that is coming soon and be confirmed once it is open", async () => {
	const person = await signInWithAddress(server);
	const newProfessional = await fieldsFor(server, person, "water-tanker");
	const { status, body } = await register(server, { newProfessional }, person);
	expect([status, body.professional?.status]).toEqual([201, "applied"]);
	const { _id: professionalId } = body.professional;
	const confirm = () =>
		server.call("POST", "/api/workerCategory/update", {
			token: manager.token,
			body: { professionalId, type: "active" },
		});
	const refused = await confirm();
	expect([refused.status, refused.body.message]).toEqual([
		409,
		m["listings.move.coming_soon"]({ service: "Water Tanker" }),
	]);
	await server.database.db
		.update(services)
		.set({ comingSoon: false })
		.where(eq(services.slug, "water-tanker"));
	server.clock.advance(6_000);
	expect((await confirm()).body.professional.status).toBe("active");
});
