import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { isStaff } from "../../platform/access.ts";
import { apiOf } from "../../platform/web/call-api.ts";
import { partOnDemand } from "../../platform/web/part-on-demand.tsx";
import { saveFile } from "../../platform/web/save-file.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { Button } from "../../ui/form/button.tsx";
import { dialogOnDemand } from "../../ui/overlay/dialog-on-demand.tsx";
import { Section } from "../../ui/layout/page.tsx";
import type { AccountsApi } from "../accounts.contract.ts";
import { useSession } from "./session.tsx";

const call = apiOf<AccountsApi>();

const AccountSecondFactor = partOnDemand(() => import("./second-factor/account-second-factor.tsx"));
const DeleteAccountDialog = dialogOnDemand(() => import("./delete-account-dialog.tsx"));

async function saveOwnData(): Promise<void> {
	const copy = await call("GET /api/users/me/export");
	saveFile("my-data.json", new Blob([JSON.stringify(copy, null, "\t")], { type: "application/json" }));
}

/** A copy of all data and the deletion of the account, which the law gives everyone. */
export function AccountData() {
	const { isBusy, run } = useTask();
	const [isDeleting, setDeleting] = useState(false);
	const { user } = useSession();
	const isMemberOfStaff = isStaff(user) || user?.withheldRole !== undefined;
	const download = () => run(saveOwnData);
	return (
		<>
			{isMemberOfStaff && <AccountSecondFactor />}
			<Section id="data" title={m["accounts.account.data"]()} lead={m["accounts.account.data_lead"]()}>
				<Button icon="download" className="justify-self-start" busy={isBusy} onClick={() => void download()}>
					{m["accounts.account.download"]()}
				</Button>
			</Section>
			<Section id="delete" title={m["accounts.account.delete"]()} lead={m["accounts.account.delete_lead"]()}>
				<Button variant="danger" className="justify-self-start" onClick={() => setDeleting(true)}>
					{m["accounts.account.delete"]()}
				</Button>
			</Section>
			{isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
		</>
	);
}
