import { useEffect } from "react";
import type { Account, AccountsApi } from "../../../accounts/accounts.contract.ts";
import { apiOf } from "../../../platform/web/call-api.ts";

const call = apiOf<AccountsApi>();

/** Saves the language that was chosen in this browser on the account; without a choice here, takes the account's. */
async function matchLanguage({ language }: Account): Promise<void> {
	const chosen = localStorage.getItem("language") as Account["language"] | null;
	if (chosen && localStorage.getItem("languageUnsaved") !== null) {
		await call("PUT /api/users/me/language", { body: { language: chosen } });
		localStorage.removeItem("languageUnsaved");
	} else if (language !== undefined) localStorage.setItem("language", language);
}

/** Keeps the language of the account and of this browser the same. The next page that opens is in that language. */
export function useAccountLanguage(account: Account): void {
	useEffect(() => {
		// A browser that blocks all site data has no choice to save; a failed call is repeated on the next page.
		matchLanguage(account).catch(() => {});
	}, [account]);
}
