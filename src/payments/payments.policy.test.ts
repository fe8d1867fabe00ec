import { expect, test } from "vitest";
import { roles } from "../platform/access.ts";
import { maySeePayment } from "./payments.policy.ts";

const payment = { userId: "owner", startedBy: "starter" };

test.each(roles)(
	"%s sees their own payment and one that they began, but only an admin sees other people's",
	(role) => {
		const sees = (userId: string) => maySeePayment(payment, { userId, role });
		expect([sees("owner"), sees("starter"), sees("stranger")]).toEqual([true, true, role === "admin"]);
	},
);
