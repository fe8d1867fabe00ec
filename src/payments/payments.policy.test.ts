import { expect, test } from "vitest";
import { roles } from "../platform/access.ts";
import { maySeePayment } from "./payments.policy.ts";

const payment = { userId: "owner", startedBy: "starter" };

test.each(roles)(
	"%s sees a payment of their own, one that they began, and others' as an admin only",
	(role) => {
		const sees = (userId: string) => maySeePayment(payment, { userId, role });
		expect([sees("owner"), sees("starter"), sees("stranger")]).toEqual([true, true, role === "admin"]);
	},
);
