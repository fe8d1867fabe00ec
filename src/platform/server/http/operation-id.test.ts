import { expect, test } from "vitest";
import type { ApiRoute } from "../../contract.ts";
import { operationIdOf } from "./operation-id.ts";

test.each([
	["GET", "/api/lead", "getLead"],
	["GET", "/api/lead/:id", "getLeadById"],
	["POST", "/api/lead/:id/claim", "postLeadByIdClaim"],
	["PUT", "/api/workerCategory/stats/increment-call/:id", "putWorkerCategoryStatsIncrementCallById"],
	["DELETE", "/api/users/me", "deleteUsersMe"],
	["GET", "/api/payments/:merchantTransactionId/status", "getPaymentsByMerchantTransactionIdStatus"],
])("%s %s is named %s", (method, path, name) => {
	expect(operationIdOf(method, path)).toBe(name);
});

test("every call of every contract has a unique name", () => {
	const files = import.meta.glob<Record<string, unknown>>("../../../*/*.contract.ts", { eager: true });
	const keys = Object.values(files)
		.flatMap((file) => Object.entries(file).filter(([name]) => name.endsWith("Api")))
		.flatMap(([, contract]) => Object.keys(contract as Record<string, ApiRoute>));
	expect(keys.length).toBeGreaterThan(50);
	const namedBy = Map.groupBy(new Set(keys), (key) => {
		const [method = "", path = ""] = key.split(" ");
		return operationIdOf(method, path);
	});
	expect([...namedBy.values()].filter((sharing) => sharing.length > 1)).toEqual([]);
	expect([...namedBy.keys()].filter((name) => !/^[a-z][A-Za-z0-9]+$/.test(name))).toEqual([]);
});
